import { commentPaths } from '@naija/contracts/http/comments';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../src/database/database.ts';
import { agents } from '../src/database/schema.ts';
import { removeIfUnused, type PhotoStore } from '../src/modules/photos/index.ts';

/** A comment that a server has acknowledged. */
export interface Acknowledged {
  agentId: string;
  content: string;
  /** Milliseconds, of the clock. */
  at: number;
}

export interface Writers {
  acknowledged: Acknowledged[];
  /** Stops writing; rejects if a write failed. */
  stop: () => Promise<void>;
}

/** Posts comments over HTTP without a pause, `count` at a time, and replaces photos as an edit does. */
export function startWriters(
  { url, db, photos }: { url: string; db: Queryable; photos: PhotoStore },
  agentIds: readonly string[],
  count: number,
): Writers {
  const acknowledged: Acknowledged[] = [];
  let isStopping = false;
  async function repeat(work: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 0; !isStopping; turn += 1) await work(turn);
  }
  const agentOf = (turn: number) => agentIds[turn % agentIds.length] ?? '';
  const comment = (writer: number) => async (turn: number) => {
    const content = `Comment ${String(turn)} of writer ${String(writer)}`;
    const agentId = agentOf(turn + writer);
    const { status } = await fetch(`${url}${commentPaths.post(agentId)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fullname: 'Ada Obi', content }),
    });
    if (status !== 201) throw new Error(`a comment got ${String(status)}`);
    acknowledged.push({ agentId, content, at: Date.now() });
  };
  const running = [
    ...Array.from({ length: count }, (_, writer) => repeat(comment(writer))),
    repeat((turn) => replacePhoto(db, photos, agentOf(turn))),
  ];
  return {
    acknowledged,
    stop: async () => {
      isStopping = true;
      await Promise.all(running);
    },
  };
}

/** Gives an agent a photo of random bytes, and removes the one before. */
export async function replacePhoto(db: Queryable, photos: PhotoStore, agentId: string): Promise<void> {
  const id = randomBytes(16).toString('hex');
  const variants = ([96, 320, 640] as const).map((size) => {
    return { size, format: 'webp', data: randomBytes(size * 20) } as const;
  });
  await photos.save({ id, variants });
  const [agent] = await db.select({ image: agents.image }).from(agents).where(eq(agents.id, agentId));
  await db.update(agents).set({ image: id }).where(eq(agents.id, agentId));
  if (agent?.image != null) await removeIfUnused(db, photos, agent.image);
}
