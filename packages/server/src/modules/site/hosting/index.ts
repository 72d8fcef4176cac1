import compress from '@fastify/compress';
import { PHOTO_PREFIX } from '@naija/contracts/domain/photos';
import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { isReleaseFile } from '@naija/contracts/remote/names';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { basename, join } from 'node:path';
import type { App } from '../../../platform/http/app-type.ts';
import type { FindPage } from '../pages/find-page.ts';
import { templateReader } from '../pages/template.ts';
import { BARE_HEADERS } from '../../../platform/plugins/security.ts';
import { registryFile } from './registry-file.ts';
import type { RegistryReader } from './registry-reader.ts';
import { sendFile, sendNotFound } from '../../../platform/http/send-file.ts';
import { SHELL_FILE, shellPages } from './shell-pages.ts';
import { workerFile } from './worker-file.ts';

/** Absolute folders of what is served as files. */
export interface Folders {
  shell: string;
  remotes: string;
  photos: string;
}

// Remotes are fetched with `crossorigin`, and from shells elsewhere.
const FOR_ALL = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const FOREVER = 'public, max-age=31536000, immutable';

/** What pages are written with. */
export interface PageOptions {
  findPage: FindPage;
  registry: RegistryReader;
  /** Origin that visitors use, where it is known. */
  publicUrl: string | undefined;
  /** Elements in the head of every copy of the shell. */
  settings?: string;
  /** Milliseconds that a page waits for the database before it goes without what is in there. */
  patience?: number | undefined;
}

/** Serves photos, releases and their registry, and the shell at every other address that no route has. */
export async function hosting(
  app: App,
  { shell, remotes, photos }: Folders,
  { settings = '', ...pages }: PageOptions,
): Promise<void> {
  const schema = { hide: true };
  const readTemplate = templateReader(join(shell, SHELL_FILE), settings);

  app.get<Rest>(`${PHOTO_PREFIX}*`, { schema }, ({ params }, reply) =>
    sendFile(reply.headers(BARE_HEADERS), photos, params['*'], FOREVER),
  );

  app.get<Rest>('/remotes/:name/:version/*', { schema }, ({ params }, reply) => {
    const { name, version, '*': file } = params;
    // What else lies among the releases is nobody's business: uploads that arrive, locks, notes of the operator.
    if (!isReleaseFile(name, version, file)) return sendNotFound(reply);
    return sendFile(reply.headers(FOR_ALL), remotes, [name, version, file].join('/'), FOREVER);
  });

  const sendRegistry = registryFile(join(remotes, basename(REGISTRY_PATH)));
  app.get(REGISTRY_PATH, { schema }, (request, reply) => sendRegistry(request, reply.headers(FOR_ALL)));

  app.get<Rest>('/assets/*', { schema }, ({ params }, reply) =>
    sendFile(reply, shell, ['assets', params['*']].join('/'), FOREVER),
  );

  app.get(WORKER_PATH, { schema }, workerFile(join(shell, basename(WORKER_PATH)), readTemplate));

  await app.register(async (site: App) => {
    // Only what is written here; the files have their compressed copies beside them.
    await site.register(compress, { global: false, encodings: ['br', 'gzip'] });
    site.get('/*', { schema }, shellPages({ shell, readTemplate, ...pages }));
  });
}

interface Rest {
  Params: { '*': string; name: string; version: string };
}
