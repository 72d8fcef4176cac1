import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// `sun_path` has 104 bytes on macOS and 108 on Linux, with the terminating NUL.
const MAX_SOCKET_PATH_BYTES = 100;

/**
 * Folder of the socket: the data folder, or a short one derived from it if the path is too long. The same for every
 * process.
 */
export function socketFolderOf(data: string): string {
  if (Buffer.byteLength(path.join(data, '.s.PGSQL.5432')) <= MAX_SOCKET_PATH_BYTES) return data;
  return path.join('/tmp', `.naija-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`);
}

/** Creates the folder (0700). @throws Error if another user has created it */
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
