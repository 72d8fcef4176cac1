import { prepareKit } from './build.mjs';
import { runTool } from './run.mjs';

// npm starts it in the folder of the remote.
const cwd = process.cwd();
await prepareKit();
const { code } = await runTool('vite/bin/vite.js', process.argv.slice(2), { cwd });
process.exitCode = code;
