"""La Tribune, 1789: seven motions come to the floor, and everybody has six speeches."""

from pathlib import Path

from tribune.choices import VOCABULARY
from tribune.game import FRAMES, Tribune
from tribune.meta import META
from tribune.thinking.judgement import JUDGE

GAME = Tribune(META, VOCABULARY, FRAMES, JUDGE, Path(__file__).parent)
