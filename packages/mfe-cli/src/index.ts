export { compilerErrors } from './compiler-errors.ts';
export { run } from './run.ts';
export type { Io } from './io.ts';
