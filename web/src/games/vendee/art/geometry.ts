/** The drawing of section 11.1: pointy-top hexes in axial coordinates, and the trace of a fort. */

export interface Point {
  x: number;
  y: number;
}

/** The side of a hex in the units of the map. */
export const SIDE = 100;

/** What the map shows: the fourteen hexes with a margin; all seventeen once the war has crossed the Loire. */
export const HOME = { x: -112, width: 830, top: -264, bottom: 570 };
export const NORTH = -416;

/** Where a Galerne place waits, small, while the map ends at the Loire. */
export function waiting(place: Point): Point {
  return { x: place.x, y: place.y > -200 ? -114 : -203 };
}

const HALF = Math.sqrt(3) / 2;

/** The centre of the place (q, r). */
export function centre(q: number, r: number): Point {
  return { x: SIDE * 2 * HALF * (q + r / 2), y: SIDE * 1.5 * r };
}

/** A pointy-top hexagon around the origin. */
export function hexagon(radius: number): string {
  const w = radius * HALF;
  const h = radius / 2;
  return `M0 ${-radius}L${w} ${-h}V${h}L0 ${radius}L${-w} ${h}V${-h}Z`;
}

/** Half the width of a hexagon of this radius at the height y. */
export function halfWidth(radius: number, y: number): number {
  const beyond = Math.max(0, Math.abs(y) - radius / 2);
  return radius * HALF * (1 - beyond / (radius / 2));
}

function polar(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** A bastioned trace à la Vauban: curtains, flanks, and `bastions` salients on the circle of `radius`. */
export function bastions(count: number, radius: number): string {
  const corners = Array.from({ length: count }, (_, i) => (i * 360) / count).flatMap((a) => [
    polar(radius * 0.62, a - 19),
    polar(radius * 0.78, a - 19),
    polar(radius, a),
    polar(radius * 0.78, a + 19),
    polar(radius * 0.62, a + 19),
  ]);
  return `M${corners.join("L")}Z`;
}

/** The zigzag of the covered way around the fort. */
export function glacis(count: number, radius: number): string {
  const corners = Array.from({ length: count * 2 }, (_, i) =>
    polar(i % 2 ? radius * 0.8 : radius, (i * 180) / count),
  );
  return `M${corners.join("L")}Z`;
}
