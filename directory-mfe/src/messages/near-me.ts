import { words } from '@naija/runtime';

/** Why a position was not found, by what has kept it from us. */
export const POSITION_PROBLEMS = words('directory.positionProblems', {
  denied:
    'This browser may not tell us where you are. You can allow it in the settings of this site, and tap again.',
  unavailable:
    "Your device couldn't find out where it is. Go near a window, or turn its location on, and tap again.",
  timeout: 'Your device took too long to find out where it is. Tap again to give it another try.',
  outside: "You seem to be outside of Nigeria, where we don't know any agents.",
  unsupported: "This browser can't find out where it is here.",
});

export type PositionProblem = keyof typeof POSITION_PROBLEMS;

export const NEAR_ME_MESSAGES = words('directory.nearMe', {
  offer: 'For agents near you, tap “Near me”. Your device finds out by itself: your position stays on it.',
  asking: 'Finding out where you are…',
  found: (place: string) =>
    `You seem to be near ${place}. Your device found that by itself: your position stays on it.`,
  byHand: 'Or choose your state',
  select: 'Select a state',
});
