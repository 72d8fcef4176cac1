import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { workPhotos, type WorkPhotoRow } from '../../database/schema.ts';

/** Works only in a query of `agents` */
export const workPhotosOfAgent = sql<WorkPhoto[] | null>`(
  select json_agg(
    json_build_object('id', id, 'photo', photo, 'caption', caption, 'width', width, 'height', height)
    order by position, id
  ) from work_photos where agent_id = agents.id
)`;

const inOrder = [asc(workPhotos.position), asc(workPhotos.id)];

/** Lists the photos of an agent's work, in order. */
export function listWorkPhotos(db: Queryable, agentId: string): Promise<WorkPhoto[]> {
  const { id, photo, caption, width, height } = workPhotos;
  return db
    .select({ id, photo, caption, width, height })
    .from(workPhotos)
    .where(eq(workPhotos.agentId, agentId))
    .orderBy(...inOrder);
}

const isPhoto = (agentId: string, id: string) => and(eq(workPhotos.agentId, agentId), eq(workPhotos.id, id));

/** The agent must be locked. */
export async function addWorkPhoto(
  tx: Queryable,
  photo: Omit<WorkPhotoRow, 'position' | 'createdAt'>,
): Promise<void> {
  const position = sql<number>`(
    select coalesce(max(position), 0) + 1 from work_photos where agent_id = ${photo.agentId}
  )`;
  await tx.insert(workPhotos).values({ ...photo, position });
}

/** False if the photo does not exist. */
export async function setCaption(
  tx: Queryable,
  agentId: string,
  id: string,
  caption: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.update(workPhotos).set({ caption }).where(isPhoto(agentId, id));
  return rowCount === 1;
}

/** Returns the id of its files; undefined if the photo does not exist. */
export async function deleteWorkPhoto(
  tx: Queryable,
  agentId: string,
  id: string,
): Promise<string | undefined> {
  const removed = await tx
    .delete(workPhotos)
    .where(isPhoto(agentId, id))
    .returning({ photo: workPhotos.photo });
  return removed[0]?.photo;
}

/**
 * Puts the photos named by `ids` first, in that order, followed by the others in their order, so that none is lost that another
 * device has added. The agent must be locked.
 */
export async function orderWorkPhotos(tx: Queryable, agentId: string, ids: readonly string[]): Promise<void> {
  const there = (await listWorkPhotos(tx, agentId)).map(({ id }) => id);
  const wanted = [...new Set([...ids.filter((id) => there.includes(id)), ...there])];
  for (const [index, id] of wanted.entries())
    await tx
      .update(workPhotos)
      .set({ position: index + 1 })
      .where(isPhoto(agentId, id));
}
