import { spawn } from 'node:child_process';
import path from 'node:path';
import { nodeStep } from './build-steps.mjs';
import { prepareNode } from './build.mjs';
import { say } from './say.mjs';
import { ROOT } from './workspaces.mjs';

/** Where the server listens while the shell is served from its sources. */
const API_PORT = process.env['API_PORT'] ?? '3100';
const PORT = process.env['PORT'] ?? '3000';

process.chdir(ROOT);
await prepareNode();

say(`Server on port ${API_PORT}, restarted when its sources change`);
const tsc = [
  'node_modules/typescript/bin/tsc',
  '-b',
  '--watch',
  '--preserveWatchOutput',
  ...nodeStep().packages,
];
const children = [
  spawn(process.execPath, tsc, { stdio: ['ignore', 'ignore', 'inherit'] }),
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/dist/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: API_PORT },
  }),
];

const { createServer } = await import('vite');
const api = { target: `http://localhost:${API_PORT}`, changeOrigin: false };
const vite = await createServer({
  root: path.join(ROOT, 'shell'),
  configFile: path.join(ROOT, 'shell/vite.config.ts'),
  server: { port: Number(PORT), strictPort: true, proxy: { '/api': api, '/media': api, '/dev/': api } },
});
await vite.listen();
say(`The site with hot updates: http://localhost:${PORT}`);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    void vite.close();
    for (const child of children) child.kill('SIGTERM');
  });
