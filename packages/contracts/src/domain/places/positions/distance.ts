/** Latitude and longitude in degrees of WGS 84. */
export type Position = readonly [latitude: number, longitude: number];

const KM_OF_DEGREE = 111.2;
const RADIANS = Math.PI / 180;

/** As the crow flies, on a flat map: off by less than one percent within 100 km, and by little more across Nigeria. */
export function distanceKm([latitude, longitude]: Position, [toLatitude, toLongitude]: Position): number {
  const narrowing = Math.cos(((latitude + toLatitude) / 2) * RADIANS);
  return KM_OF_DEGREE * Math.hypot(toLatitude - latitude, (toLongitude - longitude) * narrowing);
}
