import type { Queryable } from '../database/database.ts';
import { workPhotos } from '../database/schema.ts';
import { type PhotoStore, processWorkPhoto, type WholePhoto } from '../modules/photos/index.ts';
import { drawWorkPicture, WORK_PICTURES } from './work-pictures.ts';

const ONE_IN = 3;
const FEWEST = 2;

/** Draws and stores the pictures that demo agents share. */
export async function storeWorkPictures(
  photos: PhotoStore,
  signal: AbortSignal | undefined,
): Promise<WholePhoto[]> {
  const stored: WholePhoto[] = [];
  for (const picture of WORK_PICTURES) {
    signal?.throwIfAborted();
    const photo = await processWorkPhoto(await drawWorkPicture(picture));
    await photos.save(photo);
    stored.push(photo);
  }
  return stored;
}

/** Assigns two or three pictures to some agents, the same ones each time. */
export async function insertWorkPhotos(
  tx: Queryable,
  agents: readonly { id: string }[],
  pictures: readonly WholePhoto[],
): Promise<void> {
  const rows = agents
    .filter((_, index) => index % ONE_IN === 0)
    .flatMap(({ id: agentId }, index) =>
      Array.from({ length: FEWEST + (index % 2) }, (_, place) => {
        const chosen = (index + place * FEWEST) % pictures.length;
        const { id: photo, width, height } = pictures[chosen] as WholePhoto;
        const caption = WORK_PICTURES[chosen]?.caption ?? null;
        return { agentId, id: numberedId(place + 1), photo, width, height, caption, position: place + 1 };
      }),
    );
  await tx.insert(workPhotos).values(rows);
}

/** Makes an id that is unique within its gallery only. */
function numberedId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
