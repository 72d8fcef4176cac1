import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, type Entry } from 'tar-stream';
import { isSafeFileName } from '@naija/contracts/remote/names';
import { quoteUntrusted } from '@naija/contracts/remote/untrusted-text';
import { parentFolders } from '@naija/contracts/remote/release-errors';
import { ReleaseError } from '../release-error.ts';

export interface ArchiveLimits {
  bytes: number;
  files: number;
}

const LIMITS: ArchiveLimits = { bytes: 20_000_000, files: 500 };
/** Bytes that a file takes in an archive besides its content: header, long name and padding, generously. */
const OVERHEAD_BYTES = 4_096;

/**
 * Unpacks a tar archive into an empty folder, which the caller removes after a failure.
 * @throws ReleaseError 'too_large', 'ambiguous' for equal names, 'invalid' for links, unsafe names and damage
 */
export async function unpackRelease(
  archive: Readable,
  into: string,
  limits: ArchiveLimits = LIMITS,
): Promise<void> {
  const reader = extract();
  const maxBytes = limits.bytes + (limits.files + 2) * OVERHEAD_BYTES;
  const failures: Error[] = [];
  const stop = (error: unknown): void => {
    failures.push(error as Error);
    // Otherwise each side would wait for the other one forever.
    reader.destroy(error as Error);
  };
  await Promise.all([
    pipeline(archive, limitBytes(maxBytes), reader).catch(stop),
    unpackEntries(reader, into, limits).catch(stop),
  ]);
  if (failures.length > 0) throw causeOf(failures);
}

function limitBytes(bytes: number): Transform {
  let remaining = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      remaining -= chunk.length;
      if (remaining < 0)
        done(new ReleaseError('too_large', `The archive is larger than ${String(bytes)} bytes`));
      else done(null, chunk);
    },
  });
}

/** The first failure that is not a stream destroyed by another failure. */
function causeOf(failures: readonly Error[]): Error {
  const [cause] = failures.filter(
    (failure) => (failure as NodeJS.ErrnoException).code !== 'STREAM_DESTROYED',
  );
  return cause === undefined ? new Error('The archive ended without a reason') : toReleaseError(cause);
}

async function unpackEntries(
  reader: AsyncIterable<Entry>,
  into: string,
  { bytes, files }: ArchiveLimits,
): Promise<void> {
  let remaining = bytes;
  let count = 0;
  const checkName = entryNames();
  for await (const entry of reader) {
    const name = safeName(entry);
    if (entry.header.type === 'directory') {
      checkName(name, 'folder');
      entry.resume();
      continue;
    }
    checkName(name, 'file');
    count += 1;
    remaining -= entry.header.size ?? 0;
    if (remaining < 0)
      throw new ReleaseError('too_large', `The release is larger than ${String(bytes)} bytes`);
    if (count > files) throw new ReleaseError('too_large', `The release has over ${String(files)} files`);
    const file = path.join(into, name);
    await mkdir(path.dirname(file), { recursive: true });
    await pipeline(contentOf(entry), createWriteStream(file, { flags: 'wx' }));
  }
}

function safeName({ header: { name, type } }: Entry): string {
  const isFolder = type === 'directory';
  if (!isFolder && type !== 'file')
    throw new ReleaseError(
      'invalid',
      `The archive holds ${quoteUntrusted(name)}, a ${type ?? 'thing'} instead of a file`,
    );
  const plain = name.replace(/^\.\//, '').replace(isFolder ? /\/$/ : '', '');
  if (isFolder && (plain === '' || plain === '.')) return '';
  if (isSafeFileName(plain)) return plain;
  throw new ReleaseError('invalid', `The archive holds a file by the unsafe name ${quoteUntrusted(name)}`);
}

/** tar-stream does not report an entry that ends early. */
async function* contentOf(entry: Entry): AsyncGenerator<Buffer> {
  let missing = entry.header.size ?? 0;
  for await (const bytes of entry) {
    missing -= bytes.length;
    yield bytes;
  }
  if (missing > 0) throw new Error('Unexpected end of data');
}

function toReleaseError(error: Error): Error {
  return /^(?:Invalid (?:tar )?header|Header exceeds|Unexpected end of data)/.test(error.message)
    ? new ReleaseError('invalid', `The archive cannot be read: ${error.message}`, { cause: error })
    : error;
}

type Kind = 'file' | 'folder';

/**
 * Returns a check that throws ReleaseError 'ambiguous' for a name that would replace an earlier one on a
 * case-insensitive file system.
 */
function entryNames(): (name: string, kind: Kind) => void {
  const known = new Map<string, { name: string; kind: Kind }>();
  const add = (name: string, kind: Kind): void => {
    // Safe names are ASCII, so they differ at most in case.
    const before = known.get(name.toLowerCase());
    if (!before) known.set(name.toLowerCase(), { name, kind });
    else if (before.kind !== kind)
      throw new ReleaseError('ambiguous', `The archive holds ${quoteUntrusted(name)} as a file and a folder`);
    else if (kind === 'file' || before.name !== name)
      throw new ReleaseError(
        'ambiguous',
        `The archive holds ${quoteUntrusted(name)} twice, ignoring letter case`,
      );
  };
  return (name, kind) => {
    for (const folder of parentFolders(name)) add(folder, 'folder');
    if (name !== '') add(name, kind);
  };
}
