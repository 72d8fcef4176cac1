/** A state of Nigeria, or Abuja (the Federal Capital Territory), as the product names it. */
export interface State {
  readonly name: string;
  /** Lower case with hyphens, as it stands in addresses and in the `state` field of a record. */
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

/** The slug of a state's name: 'Akwa Ibom' gives 'akwa-ibom'. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** All 36 states and Abuja, in alphabetical order. */
export const STATES: readonly State[] = NAMES.map((name) => ({ name, slug: slugOf(name) }));

/** The state whose agents are shown as trending. */
export const TRENDING_STATE = 'lagos';

/** The states that have a link of their own in the navigation; all others are under OTHERS. */
export const PINNED_STATES: readonly string[] = ['abuja', 'lagos'];

/** The state with this slug or name in any letter case, if there is one. */
export function findState(text: string): State | undefined {
  const slug = slugOf(text.trim());
  return STATES.find((state) => state.slug === slug);
}

/** The name to show for a slug; an unknown slug is shown as it is. */
export function stateName(slug: string): string {
  return findState(slug)?.name ?? slug;
}
