// A game for boardgame.io's server with the kind of moves and the size of state that Vendée Militaire has: four hands that
// are hidden, seventeen places that change hands, a card a move. `node peer.cjs PORT FOLDER`, from where it is installed.
const { createRequire } = require("node:module");
const { join } = require("node:path");
const installed = createRequire(join(process.cwd(), "package.json"));
const { Server, Origins, FlatFile } = installed("boardgame.io/server");
const { INVALID_MOVE } = installed("boardgame.io/core");

const PLAYERS = 4;
const HAND = 8;
const draw = (G) => G.secret.deck.pop() ?? (G.secret.deck = G.discard.splice(0).reverse()).pop();

const game = {
  name: "war",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  deltaState: true,
  setup: () => {
    const deck = Array.from({ length: 96 }, (_, n) => `card_number_${n}`);
    const hands = Object.fromEntries(Array.from({ length: PLAYERS }, (_, seat) => [seat, deck.splice(0, HAND)]));
    const places = Array.from({ length: 17 }, (_, n) => ({ id: `place_${n}`, owner: "", fort: 0, square: `square_${n}` }));
    const camps = ["blue", "white"].map((camp) => ({ camp, points: 0, hexes: 0, general: "general", available: true, deck: 40 }));
    return { secret: { deck, hands }, counts: [HAND, HAND, HAND, HAND], places, camps, discard: [], played: [], round: 1 };
  },
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    return { ...open, hand: playerID === null ? [] : secret.hands[playerID] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, at, place) => {
        const hand = G.secret.hands[playerID];
        if (!(at in hand) || !(place in G.places)) return INVALID_MOVE;
        const [card] = hand.splice(at, 1);
        hand.push(draw(G));
        G.discard.push(card);
        G.played = [...G.played.slice(-5), { seat: playerID, card, place: G.places[place].id, total: at + place }];
        G.places[place].owner = Number(playerID) % 2 ? "white" : "blue";
        G.camps[Number(playerID) % 2].points += 1;
        G.round += 1;
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [game], origins: [Origins.LOCALHOST], db: new FlatFile({ dir: folder, logging: false }) });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } });
