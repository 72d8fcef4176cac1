import { ReleaseError } from '@naija/releases';
import type { Connection } from '../../../database/database.ts';
import { listenFor } from '../../../database/listener.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import type { ReleaseStore } from '../release-store.ts';
import { uploadChanges, withCopy } from './change-copy.ts';
import type { Mirror } from './mirror.ts';
import { isSameIndex, readIndex, writeIndex, type ReleaseIndex } from './release-index.ts';
import { RELEASES_CHANNEL, withReleaseLock } from './release-lock.ts';
import { removeUnusedObjects } from './remove-unused-objects.ts';

const UNREADABLE =
  'The releases in the storage cannot be read just now, so that nothing was changed. Please try again shortly; the log of the server has the reason.';
/** Finds switches whose notification was lost */
const PULL_INTERVAL_MS = 60_000;

export type Warn = (error: unknown, message: string) => void;

export interface BucketContext {
  store: ObjectStore;
  mirror: Mirror;
  connection: Connection;
  warn: Warn;
}

/** Releases that every process mirrors. It does not follow switches of other processes by itself. */
export function bucketReleases({ store, mirror, connection, warn }: BucketContext): ReleaseStore {
  return {
    dir: mirror.dir,
    state: mirror.state,
    removeUnused: (now) => withReleaseLock(connection, (lock) => removeUnusedObjects(store, lock, now)),
    change: (work) =>
      withReleaseLock(connection, async (lock) => {
        const before = await mirror.pull().catch((error: unknown) => {
          warn(error, 'releases cannot be changed, because those in the storage cannot be read');
          throw new HttpError(503, 'unavailable', UNREADABLE);
        });
        const { result, after } = await withCopy(mirror.dir, before, async (copy) => ({
          result: await work(copy).catch(nameFolder(copy, mirror.dir)),
          after: await uploadChanges(store, mirror.dir, copy, before),
        }));
        if (isSameIndex(before, after)) return result;
        await lock.check();
        await switchTo(store, after);
        // The switch has happened, even if these steps fail.
        await Promise.all([lock.notify(), mirror.pull()]).catch((error: unknown) => {
          warn(error, 'releases were switched; some processes will notice within a minute');
        });
        return result;
      }),
  };
}

/** Pulls switches of other processes until it is closed. */
export function followReleases({ mirror, connection, warn }: Omit<BucketContext, 'store'>): {
  close: () => Promise<void>;
} {
  let pulling = Promise.resolve();
  const pull = () => {
    pulling = mirror.pull().then(
      () => undefined,
      (error: unknown) => {
        warn(error, 'releases cannot be pulled from the storage; the last ones stay in service');
      },
    );
  };
  const listener = listenFor(connection, RELEASES_CHANNEL, {
    onConnected: pull,
    onNotification: pull,
    onLost: (error) => {
      warn(error, 'lost the connection that announces switches of releases');
    },
  });
  const timer = setInterval(pull, PULL_INTERVAL_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await listener.close();
      await pulling;
    },
  };
}

/** A failed write may have succeeded, with only its response lost. */
async function switchTo(store: ObjectStore, after: ReleaseIndex): Promise<void> {
  try {
    await writeIndex(store, after);
  } catch (error) {
    const found = await readIndex(store);
    if (!found || !isSameIndex(found, after)) throw error;
  }
}

/** Replaces the name of a temporary copy in messages. */
function nameFolder(copy: string, dir: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof ReleaseError)) throw error;
    throw new ReleaseError(error.code, error.message.replaceAll(copy, dir), { cause: error });
  };
}
