/** A state of Nigeria, or Abuja; `slug` is in URLs and in the `state` field of an agent. */
export interface State {
  readonly name: string;
  readonly slug: string;
}

const NAMES = [
  'Abia',
  'Abuja',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
] as const;

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

export const STATES: readonly State[] = NAMES.map((name) => ({ name, slug: slugOf(name) }));

export const TRENDING_STATE = 'lagos';

/** States with a link of their own in the navigation; all others are under OTHERS. */
export const PINNED_STATES: readonly string[] = ['abuja', 'lagos'];

/** The whole country, used like a place. */
export const NATION = { name: 'Nigeria', state: 'Nigeria' } as const;

export function findState(text: string): State | undefined {
  const slug = slugOf(text.trim());
  return STATES.find((state) => state.slug === slug);
}

export function stateName(slug: string): string {
  return findState(slug)?.name ?? slug;
}

/** 'Lekki Phase 1, Lagos'; the state alone where the area is unknown, or has its name as Kano has. */
export function formatPlace(area: string | null | undefined, state: string): string {
  const name = stateName(state);
  return area && area !== name ? `${area}, ${name}` : name;
}
