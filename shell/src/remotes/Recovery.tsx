import { useEffect, useState } from 'react';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import type { Elements } from '@naija/ui';
import { isSending } from '../loading/pending-loads.ts';
import { PageLoading } from '../loading/PageLoading.tsx';
import { hasUnsavedInput } from '../browser/unsaved-input.ts';
import { areReachable, checkRepeatedly, mayReload } from '../browser/reachable.ts';
import { isFileMissing, RemoteUnavailable } from './failures/release-failure.ts';
import { pageOf } from './preload.ts';
import { addressFor } from './registry/registry-address.ts';
import { quarantineReason } from './quarantine.ts';
import { releaseId } from './release-id.ts';
import { lastTried } from './tried-releases.ts';

/** For the server to render a page over the slowest network we serve. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Name in sessionStorage of when this tab last left a page that it could not show to the server, and of which. */
const LEFT_KEY = 'naija:left-to-server';

interface RecoveryProps {
  /** Whose page cannot be shown; undefined where that is unknown. */
  readonly remote?: string;
  readonly error?: unknown;
  /** Shown while the page cannot be loaded. */
  readonly children: Elements;
}

/**
 * In place of a page that cannot be shown because files of it are missing: loads its document from the server as soon as the
 * server renders it, which can be read without code, or as soon as the files can be fetched.
 */
export function Recovery({ remote, error, children }: RecoveryProps) {
  const [isMissing] = useState(() => areFilesMissing(remote, error));
  const [isChecking, setChecking] = useState(isMissing);
  useEffect(() => {
    if (!isMissing) return;
    const { pathname, search } = globalThis.location;
    const canLoad = async () =>
      (await isRendered(pathname + search)) || areReachable(filesOf(remote, pathname));
    const load = () => {
      if (hasUnsavedInput() || isSending() || !mayReload(LEFT_KEY, pathname + search)) return false;
      globalThis.location.reload();
      return true;
    };
    let isCurrent = true;
    void canLoad().then((isGood) => {
      if (isCurrent && !(isGood && load())) setChecking(false);
    });
    const stop = checkRepeatedly(canLoad, load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [remote, isMissing]);
  return isChecking ? <PageLoading /> : children;
}

/** False after a fault in the code, which would be the same in the next page. */
function areFilesMissing(remote: string | undefined, error: unknown): boolean {
  if (remote === undefined || isFileMissing(error)) return true;
  const release = lastTried(remote);
  return (
    error instanceof RemoteUnavailable &&
    release !== undefined &&
    quarantineReason(releaseId(remote, release)) === undefined
  );
}

async function isRendered(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return headers.has(RENDERED_PAGE.releaseHeader);
  } catch {
    return false;
  }
}

/** URL and integrity of the files that the page needs. */
function filesOf(remote: string | undefined, pathname: string): [url: string, integrity: string][] {
  const release = remote === undefined ? undefined : lastTried(remote);
  const page = release && pageOf(release, pathname);
  const files = page ? [...page.js, ...page.css] : [];
  return [
    ...files.map(({ url, integrity }): [string, string] => [url, integrity]),
    [addressFor(pathname), ''],
  ];
}
