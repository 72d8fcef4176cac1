import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../database/database.ts';
import { agents, workPhotos } from '../../database/schema.ts';
import { shareNext } from '../../platform/concurrency/share-next.ts';
import {
  AGENTS_TOPIC,
  WORK_PHOTOS_TOPIC,
  type ContentChanges,
} from '../../platform/content-changes/content-changes.ts';
import { sendNotFound } from '../../platform/http/send-file.ts';
import type { PhotoStore } from './photo-store.ts';

interface PhotoSenderContext {
  db: Queryable;
  photos: Pick<PhotoStore, 'send'>;
  changes: ContentChanges;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const MAX_WITHHELD = 50_000;

/** Sends the file of a path below PHOTO_PREFIX, or 404. A photo of hidden, blocked or leaving agents only is also 404. */
export function createPhotoSender(context: PhotoSenderContext): PhotoStore['send'] {
  const isWithheld = createWithheldPhotos(context);
  return async (reply, path) => {
    // A file system may ignore the case of letters.
    const [id = ''] = path.toLowerCase().split('/');
    return (await isWithheld(id)) ? sendNotFound(reply) : context.photos.send(reply, path);
  };
}

/**
 * Remembers the ids of withheld photos, and reads them again after agents or galleries have changed; returns no promise if
 * nothing changed. While they cannot be read, the last known ones count, so that photos are sent without a database.
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
      log.warn(error, 'the list of withheld photos cannot be read; the last known one is used');
    }
  });
  return (id) => {
    if (!changes.changedSince([AGENTS_TOPIC, WORK_PHOTOS_TOPIC], position)) return withheld.has(id);
    return read().then(() => withheld.has(id));
  };
}

/** Photos of agents who are not public, unless a public agent has the same photo. */
async function readWithheld(db: Queryable): Promise<ReadonlySet<string>> {
  const isUnseen = sql`(hidden_at is not null or blocked_at is not null or deletion_due_at is not null)`;
  const { rows } = await db.execute<{ photo: string }>(sql`
    select photo from (
      select image as photo from ${agents} where image is not null and ${isUnseen}
      union
      select photo from ${workPhotos} join ${agents} on ${agents.id} = agent_id where ${isUnseen}
    ) as unseen
    where not exists (select from ${agents} where image = unseen.photo and not ${isUnseen})
      and not exists (
        select from ${workPhotos} as other join ${agents} on ${agents.id} = other.agent_id
        where other.photo = unseen.photo and not ${isUnseen}
      )
    limit ${MAX_WITHHELD}`);
  return new Set(rows.map(({ photo }) => photo));
}
