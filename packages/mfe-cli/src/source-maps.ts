import { existsSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_MAPS_FOLDER } from '@naija/releases';
import type { Io } from './io.ts';
import type { BuiltRemote } from './remotes.ts';
import type { Target } from './targets/target.ts';

/** Stores the source maps of a published release; visitors have the release even where this fails. */
export async function sendSourceMaps(
  { folder, release }: BuiltRemote,
  target: Target,
  io: Io,
): Promise<void> {
  const maps = path.join(folder, '..', SOURCE_MAPS_FOLDER);
  if (!existsSync(maps)) return;
  await target.storeSourceMaps(release, maps).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    io.stderr(
      `! Its source maps are not stored, so that mfe stack needs this build (publish again to send them): ${reason}\n`,
    );
  });
}
