## What is in the box

in-box-cards = The cards
source-RX = The rulebook gives the effect; what could no longer be read there (the icon of a role, the title of a card) is restored.
source-PX = Chosen and dated here from public sources.
