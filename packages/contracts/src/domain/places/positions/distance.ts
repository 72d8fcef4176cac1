/** Latitude and longitude in degrees of WGS 84. */
export type Position = readonly [latitude: number, longitude: number];

const KM_OF_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** Straight-line distance in kilometres on a flat map: the error is below one percent within 100 km, and little more across Nigeria. */
export function distanceKm([latitude, longitude]: Position, [toLatitude, toLongitude]: Position): number {
  const narrowing = Math.cos(((latitude + toLatitude) / 2) * RADIANS);
  return KM_OF_DEGREE * Math.hypot(toLatitude - latitude, (toLongitude - longitude) * narrowing);
}
