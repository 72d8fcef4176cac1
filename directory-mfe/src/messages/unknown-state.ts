export const UNKNOWN_STATE_MESSAGES = {
  allStates: 'All states',
  theseStates: 'Here are all of them:',
} as const;
