// Width, wall height and roof height in pixels, then storeys; from left to right.
const HOUSES = /** @type {const} */ ([
  [150, 120, 46, 2],
  [104, 188, 0, 4],
  [132, 86, 50, 1],
  [168, 112, 54, 2],
  [120, 74, 44, 1],
  [96, 66, 40, 1],
  [132, 84, 46, 1],
  [150, 116, 52, 2],
  [110, 196, 0, 4],
  [164, 104, 54, 2],
]);

/**
 * A row of houses with lit windows.
 * @param {{ width: number, baseline: number, walls: readonly string[], lit: string }} look
 */
export function street({ width, baseline, walls, lit }) {
  const total = HOUSES.reduce((sum, [house]) => sum + house, 0);
  const stretch = width / total;
  let left = 0;
  return HOUSES.map(([house, wall, roof, storeys], at) => {
    const side = house * stretch;
    const drawing = building(
      { left, side, wall, roof, storeys, baseline, lit, at },
      walls[at % walls.length],
    );
    left += side;
    return drawing;
  }).join('');
}

/**
 * @param {{ left: number, side: number, wall: number, roof: number, storeys: number, baseline: number, lit: string, at: number }} house
 * @param {string | undefined} fill
 */
function building({ left, side, wall, roof, storeys, baseline, lit, at }, fill = 'none') {
  const top = baseline - wall;
  const eaves = 9;
  const gable =
    roof === 0
      ? ''
      : `<path fill="${fill}" d="M${String(left - eaves)} ${String(top)}L${String(left + side / 2)} ${String(top - roof)}` +
        `L${String(left + side + eaves)} ${String(top)}z"/>`;
  const body = `<rect x="${String(left)}" y="${String(top)}" width="${String(side)}" height="${String(wall)}" fill="${fill}"/>`;
  return gable + body + windows({ left, side, top, wall, storeys, lit, at });
}

/** @param {{ left: number, side: number, top: number, wall: number, storeys: number, lit: string, at: number }} house */
function windows({ left, side, top, wall, storeys, lit, at }) {
  const columns = Math.max(2, Math.round(side / 52));
  const [width, height] = [18, 24];
  const [across, down] = [side / columns, wall / storeys];
  return Array.from({ length: columns * storeys }, (_, index) => {
    const x = left + ((index % columns) + 0.5) * across - width / 2;
    const y = top + (Math.floor(index / columns) + 0.5) * down - height / 2;
    const strength = (index * 7 + at * 5) % 4 === 0 ? 0.95 : 0.16;
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${String(width)}" height="${String(height)}" rx="2" fill="${lit}" opacity="${String(strength)}"/>`;
  }).join('');
}
