"""Read by every Python that is started with this folder in its path: what it draws is the same in every run.

Workers of one house draw apart: the number of each is the fourth word of its command.
"""

import random
import sys

from tests import luck

luck.fix(sys.orig_argv[3] if "cocarde.server.processes.process" in sys.orig_argv else "house")
random.seed(sys.orig_argv[0])
