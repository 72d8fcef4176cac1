import { Command } from 'commander';
import { copyPhotos, photosIn } from '../modules/photos/index.ts';
import { openObjectStore } from '../platform/storage/open-object-store.ts';
import { StartError } from '../start-error.ts';
import type { Io } from './io.ts';
import { readStorageSettings } from './with-database.ts';

const PROGRESS_STEP = 1_000;

/** Copies from DATA_DIR into the bucket of STORAGE_URL; both servers may run. */
export function copyPhotosCommand(io: Io): Command {
  return new Command('copy-photos')
    .description(
      'Copies the photos in DATA_DIR into the bucket that STORAGE_URL names, and compares each with its original. ' +
        'May be run again: what is there and the same is left alone. Nothing is removed.',
    )
    .addHelpText('after', '\nExample:\n  naija db copy-photos')
    .action(async () => {
      const { dataDir, storage } = readStorageSettings(io);
      if (!storage)
        throw new StartError('There is no bucket to copy to. Set STORAGE_URL as the server will have it.');
      const objects = await openObjectStore(storage);
      try {
        const { copied, unchanged } = await copyPhotos(photosIn(dataDir), objects, (count) => {
          if (count % PROGRESS_STEP === 0) io.stderr(`${count.toLocaleString('en')} photos\n`);
        });
        io.stdout(
          `${copied.toLocaleString('en')} photos copied, ${unchanged.toLocaleString('en')} were there.\n`,
        );
      } finally {
        objects.close();
      }
    });
}
