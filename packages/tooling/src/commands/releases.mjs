import { runServerProgram } from '../lib/server-program.mjs';

await runServerProgram('releases');
