import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { chooseAccount, findNobody, giveTo } from './account.ts';

const asRoot = process.getuid?.() === 0;
let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-account-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the account of the cluster', () => {
  it('is the current user unless that is root', () => {
    expect(chooseAccount(folder, false)).toEqual({ prefix: [] });
  });

  it.runIf(asRoot)('is the owner of the folder when that is not root', () => {
    fs.chownSync(folder, 65534, 65533);
    expect(chooseAccount(folder)).toEqual({ prefix: [], owner: { uid: 65534, gid: 65533 } });
  });

  it.runIf(asRoot)('becomes the owner of files that root has created in the folder', () => {
    fs.mkdirSync(path.join(folder, 'pg18'));
    fs.writeFileSync(path.join(folder, 'pg18/PG_VERSION'), '18');
    giveTo({ uid: 65534, gid: 65534 }, folder);
    expect(fs.statSync(path.join(folder, 'pg18/PG_VERSION')).uid).toBe(65534);
  });

  it('is looked up by its name', () => {
    const passwd = 'root:x:0:0:root:/root:/bin/sh\nnobody:x:99:98:nobody:/:/bin/false\n';
    expect(findNobody(passwd)).toEqual({ uid: 99, gid: 98 });
  });

  it('is never root: it fails without an unprivileged user', () => {
    expect(() => findNobody('root:x:0:0:root:/root:/bin/sh\n')).toThrow('set DATABASE_URL');
  });
});
