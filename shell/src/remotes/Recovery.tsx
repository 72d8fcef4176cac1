import { useEffect, useState } from 'react';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { MESSAGES } from '@naija/contracts/domain/messages';
import { ErrorPanel, type Elements } from '@naija/ui';
import { isSending } from '../loading/pending-loads.ts';
import { PageLoading } from '../loading/PageLoading.tsx';
import { hasUnsavedInput } from '../browser/unsaved-input.ts';
import { LAZY_MESSAGES } from '../words/lazy-messages.ts';
import { areReachable, checkRepeatedly, claimReload } from '../browser/reachable.ts';
import { isFileMissing, RemoteUnavailable } from './failures/release-failure.ts';
import { pageOf } from './preload.ts';
import { addressFor } from './registry/registry-address.ts';
import { quarantineReason } from './quarantine.ts';
import { releaseId, UNCHECKED } from './release-id.ts';
import { lastTried } from './tried-releases.ts';

/** Time for the server to render a page over the slowest network we support. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Key in sessionStorage of the time when this tab last left a page to the server, and of its address. */
const LEFT_KEY = 'naija:left-to-server';

interface RecoveryProps {
  /** Remote of the page that cannot be shown; undefined if it is unknown. */
  readonly remote?: string;
  readonly error?: unknown;
  readonly children: Elements;
}

/**
 * Replaces a page with missing files: reloads it as soon as the server renders it, which needs no code, or as soon as
 * its files can be fetched. Without a connection it says that the page is not saved on this device.
 */
export function Recovery({ remote, error, children }: RecoveryProps) {
  const [isMissing] = useState(() => areFilesMissing(remote, error));
  const [state, setState] = useState<'checking' | 'offline' | 'failed'>(isMissing ? 'checking' : 'failed');
  useEffect(() => {
    if (!isMissing) return;
    const { pathname, search } = globalThis.location;
    let isCurrent = true;
    const canLoad = async () => {
      const isRendered = await isRenderedAt(pathname + search);
      const isGood = isRendered === true || (await areReachable(filesOf(remote, pathname)));
      if (isCurrent && !isGood) setState(isRendered === undefined ? 'offline' : 'failed');
      return isGood;
    };
    const load = () => {
      if (hasUnsavedInput() || isSending() || !claimReload(LEFT_KEY, pathname + search)) setState('failed');
      else globalThis.location.reload();
    };
    void canLoad().then((isGood) => {
      if (isCurrent && isGood) load();
    });
    const stop = checkRepeatedly(canLoad, load);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [remote, isMissing]);
  if (state === 'checking') return <PageLoading />;
  if (state === 'failed' || remote === undefined) return children;
  return (
    <ErrorPanel
      title={LAZY_MESSAGES.unknownPage}
      message={MESSAGES.locationOffline}
      onRetry={() => {
        globalThis.location.reload();
      }}
    />
  );
}

/** False for a fault in the code, which a reload would not fix. Releases of a developer's machine are not quarantined. */
function areFilesMissing(remote: string | undefined, error: unknown): boolean {
  if (remote === undefined || isFileMissing(error)) return true;
  const release = lastTried(remote);
  return (
    error instanceof RemoteUnavailable &&
    release !== undefined &&
    release.metadata.integrity !== UNCHECKED &&
    quarantineReason(releaseId(remote, release)) === undefined
  );
}

/** Undefined if the server does not respond. */
async function isRenderedAt(address: string): Promise<boolean | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const { headers } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return headers.has(RENDERED_PAGE.releaseHeader);
  } catch {
    return undefined;
  }
}

function filesOf(remote: string | undefined, pathname: string): [url: string, integrity: string][] {
  const release = remote === undefined ? undefined : lastTried(remote);
  const page = release && pageOf(release, pathname);
  const files = page ? [...page.js, ...page.css] : [];
  return [
    ...files.map(({ url, integrity }): [string, string] => [url, integrity]),
    [addressFor(pathname), ''],
  ];
}
