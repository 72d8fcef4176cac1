export { canariesModule } from './module.ts';
export { setAuto } from './repository.ts';
export { canaryStatus, pageFigures, withFigures } from './status.ts';
export { FIRST_PERCENT } from './step.ts';
