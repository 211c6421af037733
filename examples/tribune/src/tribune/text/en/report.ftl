# What a report of `cocarde lab report` names.
report-heading-spoken = Speeches given
report-heading-carried = Motions carried
report-turns-tribune = sittings
report-some-motion = motion
