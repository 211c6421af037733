"""The workshop of the house: packs are written in the browser, by those whom the host lets in, and tried at once."""
