import path from 'node:path';
import { prepareNode } from '../build/prepare.mjs';
import { runTool } from '../lib/run.mjs';
import { ROOT } from '../lib/workspaces.mjs';
import { readArguments } from '../lib/cli.mjs';

readArguments('npm run storybook   the design system, on PORT (6006)', {});

const PORT = process.env['PORT'] ?? '6006';

await prepareNode();
const { code } = await runTool(
  'storybook/dist/bin/dispatcher.js',
  ['dev', '-c', '.storybook', '-p', PORT, '--host', 'localhost', '--no-open'],
  {
    cwd: path.join(ROOT, 'storybook'),
  },
);
process.exitCode = code;
