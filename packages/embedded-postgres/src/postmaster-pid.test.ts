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
  it('is removed if it names another running program', () => {
    fs.writeFileSync(file, `${String(process.pid)}\n${data}\n`);
    expect(livePostmaster(data)).toBeUndefined();
    expect(removeStaleLockFiles(data, data)).toEqual([file]);
    expect(fs.existsSync(file)).toBe(false);
  });

  it('is removed if a power failure left it empty', () => {
    fs.writeFileSync(file, '');
    expect(removeStaleLockFiles(data, data)).toEqual([file]);
  });

  it('is left to PostgreSQL if it names a dead process', () => {
    fs.writeFileSync(file, '2147483646\n');
    expect(removeStaleLockFiles(data, data)).toEqual([]);
    expect(fs.existsSync(file)).toBe(true);
  });
});
