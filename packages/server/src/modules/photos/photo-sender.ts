import { and, eq, isNotNull, isNull, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { agents } from '../../database/schema.ts';
import { shareNext } from '../../platform/concurrency/share-next.ts';
import { AGENTS_TOPIC, type ContentChanges } from '../../platform/content-changes/content-changes.ts';
import { sendNotFound } from '../../platform/http/send-file.ts';
import type { PhotoStore } from './photo-store.ts';

interface PhotoSenderContext {
  db: Queryable;
  photos: Pick<PhotoStore, 'send'>;
  changes: ContentChanges;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Each is a decision of an operator, or an account in its last days. */
const MAX_WITHHELD = 50_000;

/**
 * Sends the file of a path below PHOTO_PREFIX, or 404, which is also the answer where no agent who has the photo is
 * visible: hidden, blocked, or about to be deleted.
 */
export function createPhotoSender(context: PhotoSenderContext): PhotoStore['send'] {
  const isWithheld = createWithheldPhotos(context);
  return async (reply, path) => {
    // A file system may take other cases of letters for the same name.
    const [id = ''] = path.toLowerCase().split('/');
    return (await isWithheld(id)) ? sendNotFound(reply) : context.photos.send(reply, path);
  };
}

/**
 * Remembers the ids of withheld photos, and reads them again once agents have changed; without a promise where none has.
 * While they cannot be read, those of the last time count: photos are sent without a database.
 */
function createWithheldPhotos({
  db,
  changes,
  log,
}: PhotoSenderContext): (id: string) => boolean | Promise<boolean> {
  let withheld: ReadonlySet<string> = new Set();
  let position = -1;
  const read = shareNext(async () => {
    const began = changes.position;
    try {
      withheld = await readWithheld(db);
      position = began;
    } catch (error) {
      log.warn(error, 'it cannot be found out which photos are withheld');
    }
  });
  return (id) => {
    if (!changes.changedSince([AGENTS_TOPIC], position)) return withheld.has(id);
    return read().then(() => withheld.has(id));
  };
}

async function readWithheld(db: Queryable): Promise<ReadonlySet<string>> {
  const seen = alias(agents, 'seen');
  const isSeen = and(isNull(seen.hiddenAt), isNull(seen.blockedAt), isNull(seen.deletionDueAt));
  const rows = await db
    .selectDistinct({ image: agents.image })
    .from(agents)
    .where(
      and(
        isNotNull(agents.image),
        or(isNotNull(agents.hiddenAt), isNotNull(agents.blockedAt), isNotNull(agents.deletionDueAt)),
        notExists(
          db
            .select({ id: seen.id })
            .from(seen)
            .where(and(eq(seen.image, agents.image), isSeen)),
        ),
      ),
    )
    .limit(MAX_WITHHELD);
  return new Set(rows.flatMap(({ image }) => image ?? []));
}
