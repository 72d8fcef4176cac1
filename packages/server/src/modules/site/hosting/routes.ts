import compress from '@fastify/compress';
import { CARD_PREFIX } from '@naija/contracts/domain/cards';
import { PHOTO_PREFIX } from '@naija/contracts/domain/photos';
import { WORKER_PATH } from '@naija/contracts/pwa/worker-messages';
import { isReleaseFile } from '@naija/contracts/remote/names';
import { previewsPath } from '@naija/contracts/remote/previews';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import type { FastifyReply } from 'fastify';
import { basename, join } from 'node:path';
import type { App } from '../../../platform/http/app-type.ts';
import type { ResolvePage } from '../pages/resolve-page.ts';
import { createTemplateReader } from '../pages/shell-template.ts';
import { NON_PAGE_HEADERS } from '../../../platform/plugins/content-security-policy.ts';
import { createRegistryHandler, createPreviewsHandler } from './registry-handler.ts';
import type { PageRenderer } from '../rendered-pages/page-renderer.ts';
import type { RegistryReader } from './registry-reader.ts';
import { sendFile, sendNotFound } from '../../../platform/http/send-file.ts';
import { SHELL_FILE, createPageHandler } from './page-handler.ts';
import { createServiceWorkerHandler } from './service-worker.ts';

/** Absolute paths. */
export interface HostingFolders {
  shell: string;
  remotes: string;
}

// Shells fetch remotes with `crossorigin`, also from other origins
const CROSS_ORIGIN_HEADERS = {
  'access-control-allow-origin': '*',
  // Lets a page on another origin count the bytes.
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';

export interface PageOptions {
  resolvePage: ResolvePage;
  registry: RegistryReader;
  publicUrl: string | undefined;
  settings?: string;
  /** Time after which a page is sent without metadata. */
  databaseTimeoutMs?: number | undefined;
  renderer?: PageRenderer | undefined;
}

export interface HostingOptions extends PageOptions {
  sendPhoto: (reply: FastifyReply, path: string) => Promise<FastifyReply>;
  sendCard: (reply: FastifyReply, path: string) => Promise<FastifyReply>;
}

export async function hostingRoutes(
  app: App,
  { shell, remotes }: HostingFolders,
  { settings = '', sendPhoto, sendCard, ...pages }: HostingOptions,
): Promise<void> {
  const schema = { hide: true };
  const readTemplate = createTemplateReader(join(shell, SHELL_FILE), settings);

  app.get<FileParams>(`${CARD_PREFIX}*`, { schema }, ({ params }, reply) =>
    sendCard(reply.headers(NON_PAGE_HEADERS), params['*']),
  );

  app.get<FileParams>(`${PHOTO_PREFIX}*`, { schema }, ({ params }, reply) =>
    sendPhoto(reply.headers(NON_PAGE_HEADERS), params['*']),
  );

  app.get<FileParams>('/remotes/:name/:version/*', { schema }, ({ params }, reply) => {
    const { name, version, '*': file } = params;
    // The folder also contains uploads, locks and the operator's files.
    if (!isReleaseFile(name, version, file)) return sendNotFound(reply);
    return sendFile(reply.headers(CROSS_ORIGIN_HEADERS), remotes, [name, version, file].join('/'), IMMUTABLE);
  });

  const sendRegistry = createRegistryHandler(join(remotes, basename(REGISTRY_PATH)), pages.registry);
  app.get(REGISTRY_PATH, { schema }, (request, reply) =>
    sendRegistry(request, reply.headers(CROSS_ORIGIN_HEADERS)),
  );

  const sendPreviews = createPreviewsHandler(remotes);
  app.get<FileParams>(previewsPath(':name'), { schema }, ({ params }, reply) =>
    sendPreviews(params.name, reply.headers(CROSS_ORIGIN_HEADERS)),
  );

  app.get<FileParams>('/assets/*', { schema }, ({ params }, reply) =>
    sendFile(reply, shell, ['assets', params['*']].join('/'), IMMUTABLE),
  );

  app.get(
    WORKER_PATH,
    { schema },
    createServiceWorkerHandler(join(shell, basename(WORKER_PATH)), readTemplate),
  );

  await app.register(async (scope: App) => {
    // Files have compressed copies on disk.
    await scope.register(compress, { global: false, encodings: ['br', 'gzip'] });
    scope.get('/*', { schema }, createPageHandler({ shell, readTemplate, ...pages }));
  });
}

interface FileParams {
  Params: { '*': string; name: string; version: string };
}
