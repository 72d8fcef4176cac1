import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** End of the name of the file that describes an upload, beside the one with its bytes. */
export const DESCRIPTION = '.json';

/** Removes an upload; what is not there, or goes at the same moment, stays so. */
export async function removeUpload(folder: string, id: string): Promise<void> {
  await rm(join(folder, id), { force: true });
  await rm(join(folder, id + DESCRIPTION), { force: true });
}
