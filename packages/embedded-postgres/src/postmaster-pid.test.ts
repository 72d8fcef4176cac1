import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { livePostmaster, removeStaleLockFiles } from './postmaster-pid.ts';

let data: string;
let file: string;

beforeEach(() => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-pid-'));
  file = path.join(data, 'postmaster.pid');
});

afterEach(() => {
  fs.rmSync(data, { recursive: true, force: true });
});

describe('a pid file', () => {
  it('that names a living program of another kind is no postmaster and is removed', () => {
    fs.writeFileSync(file, `${String(process.pid)}\n${data}\n`);
    expect(livePostmaster(data)).toBeUndefined();
    expect(removeStaleLockFiles(data, data)).toEqual([file]);
    expect(fs.existsSync(file)).toBe(false);
  });

  it('that a power failure has left empty is removed', () => {
    fs.writeFileSync(file, '');
    expect(removeStaleLockFiles(data, data)).toEqual([file]);
  });

  it('that names a dead process is left for PostgreSQL to judge', () => {
    fs.writeFileSync(file, '2147483646\n');
    expect(removeStaleLockFiles(data, data)).toEqual([]);
    expect(fs.existsSync(file)).toBe(true);
  });
});
