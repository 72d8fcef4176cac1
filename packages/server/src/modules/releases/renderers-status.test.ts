import type { ReleasesStatus, RendererStatus } from '@naija/contracts/http/release-status';
import { releasePaths } from '@naija/contracts/http/releases';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { foldersIn } from '../../../test/app.ts';
import { put, registryOf } from '../../../test/hosted-files.ts';
import { useServer } from '../../../test/use-server.ts';

const SUSPENDED: RendererStatus = {
  ...{ remote: 'directory', version: '1.0.0', state: 'suspended', isolation: 'namespaces' },
  ...{ restarts: 2, rendered: 40, failed: 1, memory: null },
  lastFault: { at: '2026-11-23T10:00:00.000Z', reason: 'it used too much memory' },
  suspendedUntil: '2026-11-23T10:00:30.000Z',
};
const server = useServer(
  {
    publishKeys: [{ remote: 'auth', sha256: createHash('sha256').update('key').digest() }],
    rendering: {
      render: () => Promise.resolve(undefined),
      status: () => [SUSPENDED],
      close: () => Promise.resolve(),
    },
  },
  (folder) => {
    put(join(foldersIn(folder).remotes, 'remotes.json'), JSON.stringify(registryOf('/')));
  },
  (folder) => ({ folders: { ...foldersIn(folder), shellServer: join(folder, 'shell-server') } }),
);

it('a team sees which releases the server has stopped to render, and why', async () => {
  const response = await server.app.inject({
    url: releasePaths.status,
    headers: { authorization: 'Bearer key' },
  });
  expect(response.json<ReleasesStatus>().renderers).toEqual([SUSPENDED]);
});
