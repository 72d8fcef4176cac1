import { words } from '@naija/runtime';

/** The texts of the start page; `src/words` translates them. */
export const START = words('__name__.start', {
  title: '__title__',
  description: (state: string) => `__title__: property agents in ${state}, with their fees.`,
  heading: (state: string) => `Agents in ${state}`,
  state: 'State',
  chooseState: 'Please choose a state',
  show: 'Show agents',
  busy: 'Opening…',
  loading: 'Loading agents',
  failed: 'The agents could not be loaded',
  none: 'No agents here yet',
});
