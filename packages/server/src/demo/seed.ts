import { faker } from '@faker-js/faker/locale/en_NG';
import {
  agentActivity,
  agents,
  agentWeeks,
  comments,
  feeAnswers,
  registrations,
} from '../database/schema.ts';
import type { Queryable } from '../database/database.ts';
import { type PhotoStore, processPhoto } from '../modules/photos/index.ts';
import { hashPassword } from '../modules/identity/index.ts';
import { hasAgents, DEMO_LOGIN, giveLogin, type Sex } from './accounts.ts';
import { drawActivity, drawFigures } from './activity.ts';
import { drawAgents, feeAnswersOf } from './agents.ts';
import { drawPortrait } from './portraits.ts';
import { drawRegistrations } from './registrations.ts';
import { insertWorkPhotos, storeWorkPictures } from './work-photos.ts';

const SEED = 20_260_101;
const FACES_PER_SEX = 40;
const CONCURRENCY = 4;
/** Rows of figures per statement; each takes seven of its 65,535 parameters */
const BATCH_SIZE = 5_000;

/** Seeds a database without agents, in one transaction; deterministic for `now`. Rejects when `signal` is aborted. */
export async function seedDemoData(
  db: Queryable,
  photos: PhotoStore,
  now: Date,
  signal?: AbortSignal,
): Promise<{ agents: number }> {
  if (await hasAgents(db)) return { agents: 0 };
  faker.seed(SEED);
  const drawn = drawAgents(faker, now);
  const faces = {
    female: await drawFaces('female', photos, signal),
    male: await drawFaces('male', photos, signal),
  };
  const pictures = await storeWorkPictures(photos, signal);
  const given = { female: 0, male: 0 };
  const pictured = drawn.map(({ row, sex }) => ({
    ...row,
    isDemo: true,
    image: faces[sex][given[sex]++ % FACES_PER_SEX],
  }));
  const activity = drawn.map(({ row }) => drawActivity(faker, row.id, now));
  const figures = drawn.flatMap(({ row }) => drawFigures(faker, row.id, now));
  const rows = giveLogin(pictured, await hashPassword(DEMO_LOGIN.password));
  await db.transaction(async (transaction) => {
    await transaction.insert(agents).values(rows);
    await transaction.insert(registrations).values(drawRegistrations(rows, now));
    const written = drawn.flatMap((agent) => agent.comments);
    await transaction.insert(comments).values(written);
    await transaction.insert(feeAnswers).values(feeAnswersOf(written));
    await transaction.insert(agentActivity).values(activity);
    for (let first = 0; first < figures.length; first += BATCH_SIZE)
      await transaction.insert(agentWeeks).values(figures.slice(first, first + BATCH_SIZE));
    await insertWorkPhotos(transaction, rows, pictures);
  });
  return { agents: rows.length };
}

async function drawFaces(sex: Sex, photos: PhotoStore, signal: AbortSignal | undefined): Promise<string[]> {
  const ids: string[] = [];
  const seeds = Array.from({ length: FACES_PER_SEX }, (_, index) => index).values();
  const draw = async () => {
    for (const index of seeds) {
      signal?.throwIfAborted();
      const photo = await processPhoto(await drawPortrait(`${sex} ${String(index)}`, sex));
      await photos.save(photo);
      ids[index] = photo.id;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, draw));
  return ids;
}
