import { prepareKit } from '../build/prepare.mjs';
import { runTool } from '../lib/run.mjs';

// npm starts this script in the folder of the remote.
const cwd = process.cwd();
await prepareKit();
const { code } = await runTool('vite/bin/vite.js', process.argv.slice(2), { cwd });
process.exitCode = code;
