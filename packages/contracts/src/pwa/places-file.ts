/** The table of places (`PlaceTable`) as a file: the service worker reads it for a search without a network. */
export const PLACES_PATH = '/places.json';
