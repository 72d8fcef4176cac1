import { startEmbeddedPostgres } from '@naija/embedded-postgres';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { digestFile } from './copy-rows.ts';
import { importDatabase } from './import.ts';
import { describeDifference } from './import-rows.ts';
import { PHOTO_LIST_FILE, readManifest, RELEASES_FOLDER, rowsFile, type Manifest } from './manifest.ts';
import { listedPhotos, photoIdsQuery, readBackedUpPhoto, inBatches } from './photos.ts';
import { withCopyClient } from './snapshot.ts';

const AT_ONCE = 8;

/** Returns one sentence for each damaged part. Rejects with StartError if the folder is not a complete backup. */
export async function verifyBackup(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  return [
    ...(await verifyRows(folder, manifest)),
    ...(await verifyPhotos(folder, manifest)),
    ...(await verifyReleases(folder, manifest)),
  ];
}

/**
 * Restores the rows of a backup into a temporary cluster, and compares the photos that they refer to with those of the backup.
 */
export async function verifyByRestoring(folder: string): Promise<void> {
  const manifest = await readManifest(folder);
  const dir = await mkdtemp(join(tmpdir(), 'naija-verify-'));
  try {
    const { connection, stop } = await startEmbeddedPostgres({ dir });
    try {
      await importDatabase(folder, connection, manifest, () => Promise.resolve());
      await withCopyClient(connection, (client) => assertPhotosThere(client, folder, manifest));
    } finally {
      await stop();
    }
  } finally {
    await rm(dir, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function verifyRows(folder: string, { tables }: Manifest): Promise<string[]> {
  const problems = [];
  for (const table of tables) {
    const file = rowsFile(folder, table);
    const problem = await digestFile(file).then(
      (digest) => describeDifference(digest, table),
      (error: unknown) => `cannot be read: ${(error as Error).message}`,
    );
    if (problem !== undefined) problems.push(`${file} ${problem}`);
  }
  return problems;
}

async function verifyPhotos(folder: string, { photos }: Manifest): Promise<string[]> {
  const file = join(folder, PHOTO_LIST_FILE);
  const sha256 = await sha256Of(file).catch(() => undefined);
  if (sha256 !== photos.sha256) return [`${file} is missing or damaged`];
  const problems = [];
  for await (const batch of inBatches(listedPhotos(folder), AT_ONCE)) {
    const read = await Promise.allSettled(batch.map((photo) => readBackedUpPhoto(folder, photo)));
    for (const result of read)
      if (result.status === 'rejected') problems.push((result.reason as Error).message);
  }
  return problems;
}

async function verifyReleases(folder: string, { releases }: Manifest): Promise<string[]> {
  const problems = [];
  for (const { path, sha256 } of releases) {
    const file = join(folder, RELEASES_FOLDER, path);
    if ((await sha256Of(file).catch(() => undefined)) !== sha256)
      problems.push(`${file} is missing or damaged`);
  }
  return problems;
}

async function sha256Of(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

async function assertPhotosThere(client: pg.Client, folder: string, { photos }: Manifest): Promise<void> {
  const { rows } = await client.query<{ photo: string }>(await photoIdsQuery(client));
  const there = new Set(photos.missing);
  for await (const { id } of listedPhotos(folder)) there.add(id);
  const lost = rows.find(({ photo }) => !there.has(photo));
  if (lost) throw new Error(`The backup lacks the photo ${lost.photo} of an agent`);
}
