import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

/** How the cluster's programs are run: PostgreSQL refuses to run as root. */
export interface Account {
  /** What stands before the command line. */
  prefix: string[];
  /** The user to become, where it is not the user of this process. */
  owner?: Owner;
}

/**
 * Chooses how to run a cluster in `root`. An ordinary user runs it plainly. Root runs it in a user namespace, where
 * it is not root and the files need no other owner; where that is refused, as in most containers, as `nobody`. A folder
 * that has been given to such a user stays with it.
 */
export function chooseAccount(root: string, isRoot = process.getuid?.() === 0): Account {
  if (!isRoot) return { prefix: [] };
  const { uid, gid } = fs.statSync(root);
  if (uid !== 0) return { prefix: [], owner: { uid, gid } };
  if (canUnshare()) return { prefix: ['unshare', '-U', '--'] };
  return { prefix: [], owner: findNobody(fs.readFileSync('/etc/passwd', 'utf8')) };
}

/** Gives everything in `root` to the account's user, where it has one and does not own it yet. */
export function giveTo(owner: Owner | undefined, root: string): void {
  if (!owner || fs.statSync(root).uid === owner.uid) return;
  for (const entry of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    fs.lchownSync(path.join(root, entry), owner.uid, owner.gid);
  }
  // Last, because it is what tells that all of it is done.
  fs.chownSync(root, owner.uid, owner.gid);
}

/** Reads user and group of `nobody` from the text of /etc/passwd. */
export function findNobody(passwd: string): Owner {
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name === 'nobody') return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL does not run as root and there is no user nobody; start as another user or set DATABASE_URL.',
  );
}

function canUnshare(): boolean {
  return spawnSync('unshare', ['-U', '--', 'true'], { stdio: 'ignore' }).status === 0;
}
