import { prepare } from '../build/prepare.mjs';
import { readArguments } from '../lib/cli.mjs';

readArguments('npm run build   builds what is stale: what Node runs, the shell and every remote', {});
await prepare();
