import { readNames } from '@naija/contracts/domain/places/read-names';
import { STATE_PLACES } from '@naija/contracts/domain/places/table';
import { STATES } from '@naija/contracts/domain/states';

const AGENTS_WHERE_MANY: Record<string, number> = { lagos: 44, abuja: 32, rivers: 26 };
const AGENTS_ELSEWHERE = 6;
const AREAS = 12;
const TOWNS = 3;
const STREET = / (?:Road|Avenue|Way|Highway|Drive)$/;

export interface Place {
  name: string;
  slug: string;
  areas: readonly string[];
  agents: number;
}

export const PLACES: readonly Place[] = STATES.map(({ name, slug }) => ({
  name,
  slug,
  areas: areasOf(slug, name),
  agents: AGENTS_WHERE_MANY[slug] ?? AGENTS_ELSEWHERE,
}));

/** Returns the capital, unless it is called like the state, and the first areas and towns. */
function areasOf(slug: string, state: string): string[] {
  const { capital = '', areas = '', towns = '' } = STATE_PLACES[slug] ?? {};
  const quarters = [...namesIn(areas).slice(0, AREAS), ...namesIn(towns).slice(0, TOWNS)];
  return capital === state ? quarters : [...namesIn(capital), ...quarters];
}

function namesIn(list: string): string[] {
  return readNames(list).flatMap(([name]) => (name === undefined || STREET.test(name) ? [] : [name]));
}
