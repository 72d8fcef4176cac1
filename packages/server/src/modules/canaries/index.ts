export { setAuto } from './repository.ts';
export { canaryStatus, pageFigures, withFigures } from './status.ts';
export { operatorWebhook } from './operator-webhook.ts';
export { watchCanaries, type WatchContext } from './watch-canaries.ts';
export { FIRST_PERCENT } from './step.ts';
