import { runServerProgram } from '../build/server-program.mjs';

await runServerProgram('releases');
