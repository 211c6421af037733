## The box

title = La Tribune
tagline = Versailles, 1789: seven motions, six speeches, and the King’s veto.
promise = Know when to take the floor, and when to keep quiet.
pitch = Two to four deputies contend for seven motions. At every sitting each of them lays a speech in secret, or keeps silent; the most eloquent carries the motion, unless somebody else gave the same speech or a Veto puts it off to the next sitting. Whoever has the floor may still harangue the galleries: a die will say whether they cheer or nobody can hear a word. Six speeches only, for seven motions: you will have to hold your tongue.
pitch-history = From August to October 1789 the Constituent Assembly sits at Versailles and debates the Declaration of Rights, the privileges and the King’s veto. Its members speak before crowded galleries, and the best heard are not always those whose names will last. The motto of the day is “the Nation, the Law, the King”.

## The speeches, the quietest first

card-robespierre = Robespierre (1)
card-robespierre-note = The papers still misspell his name.
card-guillotin = Guillotin (2)
card-guillotin-note = He talks about the hall, the air one breathes in it, and a machine.
card-gregoire = Grégoire (3)
card-gregoire-note = A priest from Lorraine, among the first of the clergy to join the Third Estate.
card-bailly = Bailly (4)
card-bailly-note = An astronomer presides over the Tennis Court Oath.
card-mounier = Mounier (5)
card-mounier-note = He wants two chambers, as in England; he will get one.
card-sieyes = Sieyès (6)
card-sieyes-note = He asked what the Third Estate is, and answered.
card-barnave = Barnave (7)
card-barnave-note = Twenty-seven, and never a note before his eyes.
card-mirabeau = Mirabeau (8)
card-mirabeau-note = When he stands up, the others sit down.
card-veto = Veto
card-veto-note = The King does not say no: he says later.

## The motions

motion-cocarde = the national cockade
motion-garde = the National Guard
motion-departements = the departments
motion-cachets = an end to lettres de cachet
motion-presse = the freedom of the press
motion-privileges = the abolition of privileges
motion-titre = the title King of the French
motion-liste = the civil list
motion-retour = the King’s return to Paris
motion-declaration = the Declaration of Rights

theme-nation = the Nation
theme-law = the Law
theme-king = the King
