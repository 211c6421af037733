"""Several processes behind one port: who looks after them, each of them, and how they hand sockets on."""
