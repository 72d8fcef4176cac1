import path from 'node:path';
import { prepareNode } from './build.mjs';
import { runTool } from './run.mjs';
import { ROOT } from './workspaces.mjs';

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
