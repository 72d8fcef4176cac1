import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// `sun_path` has room for 104 bytes on macOS and 108 on Linux, the closing zero included.
const LONGEST_SOCKET_PATH = 100;

/**
 * Folder for the cluster's socket: the data folder itself (0700), or a short one derived from it where the path
 * would not fit. The same for every process, whatever its TMPDIR.
 */
export function socketFolderOf(data: string): string {
  if (Buffer.byteLength(path.join(data, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH) return data;
  return path.join('/tmp', `.naija-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`);
}

/** Makes the socket folder private to `uid`, or refuses one that somebody else has made in its place. */
export function prepareSocketFolder(folder: string, owner: { uid: number; gid: number } | undefined): void {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid, mode } = fs.lstatSync(folder);
  const trusted = [process.getuid?.(), owner?.uid];
  if (
    (mode & fs.constants.S_IFMT) !== fs.constants.S_IFDIR ||
    !trusted.includes(uid) ||
    (mode & 0o077) !== 0
  ) {
    throw new Error(`${folder} is not a private folder of ours; remove it or use a shorter DATA_DIR`);
  }
  if (owner && uid !== owner.uid) fs.chownSync(folder, owner.uid, owner.gid);
}
