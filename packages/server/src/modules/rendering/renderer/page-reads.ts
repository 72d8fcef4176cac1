import { API_PREFIX } from '@naija/contracts/http/paths';
import type { RendererLimits } from '../limits.ts';
import type { FetchPublic } from '../rendered-content.ts';

const BASE = 'http://page.invalid';
const PATH_MAX = 2_048;

interface Answer {
  status: number;
  etag: string;
  body: string;
}

/** API reads of one render. */
export class PageReads {
  /** Successful reads, each once. */
  readonly paths = new Set<string>();
  readonly #fetchPublic;
  readonly #limits;
  #count = 0;
  #bytes = 0;
  #waiting = 0;
  #hasFailed = false;

  constructor(fetchPublic: FetchPublic, limits: RendererLimits) {
    this.#fetchPublic = fetchPublic;
    this.#limits = limits;
  }

  /** After a failed read, the release is not responsible for a missing page. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  get isWaiting(): boolean {
    return this.#waiting > 0;
  }

  /** False if there are too many reads. */
  isAllowed(): boolean {
    this.#count += 1;
    return this.#count <= this.#limits.reads;
  }

  /** Never rejects; a status reports what cannot be read. */
  async read(path: string): Promise<Answer> {
    if (!isApiPath(path)) return { status: 403, etag: '', body: '{}' };
    this.#waiting += 1;
    const answer = await within(this.#limits.readMs, this.#fetchPublic(path)).catch(() => undefined);
    this.#waiting -= 1;
    this.#bytes += answer?.body.length ?? 0;
    if (!answer || this.#bytes > this.#limits.readBytes) {
      this.#hasFailed = true;
      return { status: 503, etag: '', body: '{}' };
    }
    this.#hasFailed ||= answer.status >= 400;
    this.paths.add(path);
    return answer;
  }
}

/** Excludes paths that a router could interpret differently. */
function isApiPath(path: string): boolean {
  if (path.length > PATH_MAX || !path.startsWith(`${API_PREFIX}/`) || path.includes('\\')) return false;
  const { pathname, search, origin } = new URL(path, BASE);
  return origin === BASE && pathname + search === path;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, ms, new Error('it took too long'));
  });
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}
