import { formatPlace } from '../states.ts';
import { keyOf, placeIndex, type Place, type PlaceIndex } from './place-index.ts';
import { placeWords } from './place-words.ts';

/** A town, neighbourhood or local government area, by its name in records and addresses: 'Yaba, Lagos'. */
export interface Area {
  readonly name: string;
  readonly place: Place;
}

/** All areas of an index that an agent may serve, each once. A capital that is called like its state is none. */
export function areasIn(index: PlaceIndex): Area[] {
  return [...index].flatMap(([key, places]) =>
    places
      .filter((place) => place.kind !== 'state' && keyOf(place.names[0] ?? []) === key)
      .map((place) => ({ name: nameOf(place), place })),
  );
}

/** The area of our table that a text names with its state, by any of its names and in any letter case. */
export function findArea(text: string): Area | undefined {
  const [named = '', state = ''] = text.split(',', 2);
  const place = placeIndex()
    .get(keyOf(placeWords(named)))
    ?.find((other) => formatPlace(null, other.state).toLowerCase() === state.trim().toLowerCase());
  return place && place.kind !== 'state' ? { name: nameOf(place), place } : undefined;
}

/** The name of a place as agents serve it; undefined for a whole state. */
export function servedName(place: Place): string | undefined {
  return place.kind === 'state' ? undefined : nameOf(place);
}

function nameOf({ name, state }: Place): string {
  return formatPlace(name, state);
}
