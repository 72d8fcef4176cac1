export { compilerErrors } from './run-tool.ts';
export { developAgainst } from './dev/develop-against.ts';
export { run } from './run.ts';
export type { Io } from './io.ts';
