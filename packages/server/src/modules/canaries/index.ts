export { setAuto } from './repository.ts';
export { canaryStatus, withFigures } from './status.ts';
export { watchCanaries, type WatchContext } from './watch-canaries.ts';
export { FIRST_PERCENT } from './step.ts';
