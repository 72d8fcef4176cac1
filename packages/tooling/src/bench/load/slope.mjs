/** @typedef {readonly [x: number, y: number]} Point */

/**
 * Slope of the line that fits points best (least squares); NaN where there are not two.
 * @param {readonly Point[]} points
 */
export function slopeOf(points) {
  const mean = (/** @type {0 | 1} */ axis) =>
    points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const spread = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  if (!(spread > 0)) return NaN;
  return points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / spread;
}
