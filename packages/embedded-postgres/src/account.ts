import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

export interface Account {
  prefix: string[];
  owner?: Owner;
}

/**
 * Account that runs a cluster. Root uses the owner of the folder, otherwise a user namespace, otherwise (as in most
 * containers) `nobody`.
 */
export function chooseAccount(root: string, isRoot = process.getuid?.() === 0): Account {
  if (!isRoot) return { prefix: [] };
  const { uid, gid } = fs.statSync(root);
  if (uid !== 0) return { prefix: [], owner: { uid, gid } };
  if (canUnshare()) return { prefix: ['unshare', '-U', '--'] };
  return { prefix: [], owner: findNobody(fs.readFileSync('/etc/passwd', 'utf8')) };
}

export function giveTo(owner: Owner | undefined, root: string): void {
  if (!owner || fs.statSync(root).uid === owner.uid) return;
  for (const entry of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    fs.lchownSync(path.join(root, entry), owner.uid, owner.gid);
  }
  fs.chownSync(root, owner.uid, owner.gid);
}

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
