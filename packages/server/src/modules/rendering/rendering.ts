import type { RendererStatus } from '@naija/contracts/http/release-status';
import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_LIMITS, type RendererLimits } from './limits.ts';
import { ReleaseRenderer } from './release-renderer.ts';
import type { FetchPublic, RenderedContent, RenderTarget } from './rendered-content.ts';
import { detectLauncher } from './renderer/isolation.ts';
import { inChildSpan, type SpanStart } from '../../tracing/spans.ts';
import { createTurns } from './turns.ts';

export interface Rendering {
  /** Undefined if the page is served unrendered. */
  render(target: RenderTarget): Promise<RenderedContent | undefined>;
  status(): RendererStatus[];
  close(): Promise<void>;
}

export interface RenderingOptions {
  remotesDir: string;
  /** A renderer can read only the folder of this entry. */
  shellEntry: string;
  fetchPublic: FetchPublic;
  log: FastifyBaseLogger;
  limits?: Partial<RendererLimits>;
  clock?: () => Date;
}

/** At most four releases of each remote are listed at a time */
const RELEASES_MAX = 100;

export function createRendering(options: RenderingOptions): Rendering {
  const { remotesDir, shellEntry, fetchPublic, log, clock = () => new Date() } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const releases = new Map<string, ReleaseRenderer>();
  const inTurn = createTurns(limits);
  const launcher = detectLauncher();
  let isClosed = false;
  void launcher.then(({ isolation }) => {
    log.info({ isolation }, 'releases are rendered in separate processes');
  });

  const now = () => clock().getTime();
  // Cookies can name every release in turn, and each start would end another's process.
  const makeRoom = () => {
    if (isClosed) return false;
    const running = [...releases.values()].filter(({ hasProcess }) => hasProcess);
    if (running.length < limits.renderers) return true;
    const [oldest] = running
      .filter(({ isIdle, lastStart }) => isIdle && lastStart + limits.keptMs <= now())
      .sort((one, other) => one.lastUsed - other.lastUsed);
    void oldest?.close('another release is rendered');
    return oldest !== undefined;
  };
  const rendererOf = ({ remote, release }: RenderTarget): ReleaseRenderer => {
    const id = `${remote}@${release.metadata.version}#${release.metadata.integrity}`;
    const known = releases.get(id);
    const shared = { remotesDir, shellEntry, fetchPublic, launcher, log, limits, now, makeRoom };
    const renderer = known ?? new ReleaseRenderer({ remote, release, ...shared });
    releases.delete(id);
    releases.set(id, renderer);
    const [[oldestId, oldest] = []] = releases;
    if (releases.size > RELEASES_MAX && oldestId !== undefined && !oldest?.hasProcess)
      releases.delete(oldestId);
    return renderer;
  };

  return {
    render: async (target) => {
      const renderer = rendererOf(target);
      if (isClosed || !renderer.canRender(target.location)) return undefined;
      return inChildSpan(
        () => spanOf(target),
        () => inTurn(renderer, () => renderer.render(target)),
      );
    },
    status: () => [...releases.values()].map((renderer) => renderer.status()),
    close: async () => {
      isClosed = true;
      await Promise.all([...releases.values()].map((renderer) => renderer.close('the server ends')));
    },
  };
}

/** The span includes the wait for a turn. */
function spanOf({ remote, release }: RenderTarget): SpanStart {
  return {
    name: `render ${remote}`,
    attributes: { 'naija.remote': remote, 'naija.release': release.metadata.version },
  };
}
