import { words } from '@naija/runtime';

export const UNKNOWN_STATE_MESSAGES = words('directory.unknownState', {
  allStates: 'All states',
  theseStates: 'Here are all of them:',
});
