import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Entry } from 'tar-stream';
import { isSafeFileName } from '@naija/contracts/remote/names';
import { quoted } from '@naija/contracts/remote/quoted';
import { ReleaseError } from '../release-error.ts';
import { capped } from './capped.ts';
import { entryNames } from './entry-names.ts';

/** What an archive may hold at most. */
export interface ArchiveLimits {
  bytes: number;
  files: number;
}

const LIMITS: ArchiveLimits = { bytes: 20_000_000, files: 500 };
/** A header, a long name and padding: what a file takes in an archive beside its bytes, with room to spare. */
const OVERHEAD = 4_096;

/**
 * Unpacks a tar archive of a release as it arrives, and ends at the first thing that must not be in one. Whoever calls
 * removes the folder after a failure.
 * @param into an empty folder
 * @throws ReleaseError 'too_large' over the limits, 'ambiguous' for names that are one and the same, 'invalid' for links,
 * names that lead elsewhere and broken archives
 */
export async function unpackRelease(
  archive: Readable,
  into: string,
  limits: ArchiveLimits = LIMITS,
): Promise<void> {
  const reader = extract();
  const whole = limits.bytes + (limits.files + 2) * OVERHEAD;
  const failures: Error[] = [];
  const stop = (error: unknown): void => {
    failures.push(error as Error);
    // Either side would wait for ever for the other one.
    reader.destroy(error as Error);
  };
  await Promise.all([
    pipeline(archive, capped(whole), reader).catch(stop),
    unpackEntries(reader, into, limits).catch(stop),
  ]);
  if (failures.length > 0) throw causeOf(failures);
}

/** The failure that brought about the others, which only say that a stream was destroyed. */
function causeOf(failures: readonly Error[]): Error {
  const [cause] = failures.filter(
    (failure) => (failure as NodeJS.ErrnoException).code !== 'STREAM_DESTROYED',
  );
  return cause === undefined ? new Error('The archive ended without a reason') : inOurWords(cause);
}

async function unpackEntries(
  reader: AsyncIterable<Entry>,
  into: string,
  { bytes, files }: ArchiveLimits,
): Promise<void> {
  let room = bytes;
  let count = 0;
  const note = entryNames();
  for await (const entry of reader) {
    const name = checkedName(entry);
    if (entry.header.type === 'directory') {
      note(name, 'folder');
      entry.resume();
      continue;
    }
    note(name, 'file');
    count += 1;
    room -= entry.header.size ?? 0;
    if (room < 0) throw new ReleaseError('too_large', `The release is larger than ${String(bytes)} bytes`);
    if (count > files) throw new ReleaseError('too_large', `The release has over ${String(files)} files`);
    const file = path.join(into, name);
    await mkdir(path.dirname(file), { recursive: true });
    await pipeline(contentOf(entry), createWriteStream(file, { flags: 'wx' }));
  }
}

function checkedName({ header: { name, type } }: Entry): string {
  const isFolder = type === 'directory';
  if (!isFolder && type !== 'file')
    throw new ReleaseError(
      'invalid',
      `The archive holds ${quoted(name)}, a ${type ?? 'thing'} instead of a file`,
    );
  const plain = name.replace(/^\.\//, '').replace(isFolder ? /\/$/ : '', '');
  if (isFolder && (plain === '' || plain === '.')) return '';
  if (isSafeFileName(plain)) return plain;
  throw new ReleaseError('invalid', `The archive holds a file by the unsafe name ${quoted(name)}`);
}

/** The bytes of an entry; one that ends before it should is an error. */
async function* contentOf(entry: Entry): AsyncGenerator<Buffer> {
  let missing = entry.header.size ?? 0;
  for await (const bytes of entry) {
    missing -= bytes.length;
    yield bytes;
  }
  if (missing > 0) throw new Error('Unexpected end of data');
}

/** The reader of archives tells of damage in words of its own. */
function inOurWords(error: Error): Error {
  return /^(?:Invalid (?:tar )?header|Header exceeds|Unexpected end of data)/.test(error.message)
    ? new ReleaseError('invalid', `The archive cannot be read: ${error.message}`, { cause: error })
    : error;
}
