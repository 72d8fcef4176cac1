import { join } from 'node:path';
import type { AppOptions } from './app-options.ts';
import { createRendering, type Rendering, renderersOf } from './modules/rendering/index.ts';
import {
  createPageRenderer,
  createPublicFetch,
  type PageRenderer,
  type PageRendererOptions,
  SHELL_ENTRY_FILE,
} from './modules/site/index.ts';
import type { App } from './platform/http/app-type.ts';

/** The processes that render pages, ended with the application; undefined where browsers alone render. */
export function startRendering(app: App, { folders, clock, ...options }: AppOptions): Rendering | undefined {
  const { shellServer, remotes: remotesDir } = folders;
  if (shellServer === undefined) return undefined;
  const rendering =
    options.rendering ??
    createRendering({
      remotesDir,
      shellEntry: join(shellServer, SHELL_ENTRY_FILE),
      fetchPublic: createPublicFetch(app),
      log: app.log,
      limits: { renderers: renderersOf(options.workers) },
      ...(clock && { clock }),
    });
  app.addHook('onClose', () => rendering.close());
  return rendering;
}

export function createRenderer(
  app: App,
  { folders: { shell, shellServer }, renderWaitMs: waitMs, workers }: AppOptions,
  context: Pick<PageRendererOptions, 'rendering' | 'reads' | 'changes' | 'clock'>,
): PageRenderer | undefined {
  if (shellServer === undefined) return undefined;
  const fetchPublic = createPublicFetch(app);
  return createPageRenderer({ ...context, fetchPublic, shell, shellServer, log: app.log, waitMs, workers });
}
