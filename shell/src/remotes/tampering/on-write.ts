import { DEVICE_STORAGE, type StorageKind } from '@naija/contracts/domain/device-storage';
import { reportFailure } from '../failures/report-failure.ts';
import { wasSent } from '../failures/send-report.ts';

/** Entries that a release may remove: each remote of the site has at most two of its own. */
const MAX_REMOVED = 2;

const removed = new Map<string, Set<string>>();

/**
 * Reports a release that changed a cookie of the site, or emptied its storage.
 * @param write the type and its setter or method, such as `Document cookie`
 * @param given what it was called with
 */
export function onWrite(release: Omit<Tampering, 'what'>, write: string, given: unknown): void {
  const named = typeof given === 'object' && given !== null && 'name' in given ? given.name : given;
  const [name = ''] = String(named).split('=', 1);
  const what = whatChanged(release.remote, write, name.trim());
  if (what !== undefined) reportTampering({ ...release, what });
}

function whatChanged(remote: string, write: string, name: string): string | undefined {
  if (/cookie/i.test(write)) return isOfSite(name, 'cookie') ? `changed the cookie ${name}` : undefined;
  if (write === 'Storage clear') return 'emptied the storage of the site';
  if (write === 'IDBFactory deleteDatabase')
    return isOfSite(name, 'indexedDB') ? `deleted the database ${name}` : undefined;
  if (!isOfSite(name, 'localStorage', 'sessionStorage', 'cache')) return undefined;
  const names = removed.get(remote) ?? new Set();
  removed.set(remote, names.add(name));
  return names.size > MAX_REMOVED ? `removed ${[...names].join(', ')}` : undefined;
}

function isOfSite(name: string, ...kinds: StorageKind[]): boolean {
  return DEVICE_STORAGE.some(({ kind, name: known }) => {
    if (!kinds.includes(kind)) return false;
    return known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known;
  });
}

interface Tampering {
  readonly remote: string;
  readonly version: string;
  /** End of a sentence that begins with the release. */
  readonly what: string;
}

/** Reports, once in each page, a release that changed what belongs to the site. It keeps running. */
export function reportTampering({ remote, version, what }: Tampering): void {
  const failure = { remote, version, kind: 'tampering' } as const;
  if (!wasSent(failure)) reportFailure({ ...failure, error: new Error(what) });
}
