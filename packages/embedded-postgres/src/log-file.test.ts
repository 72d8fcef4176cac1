import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { rotateLog } from './log-file.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-log-'));
  file = path.join(folder, 'postgres.log');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the log of the cluster', () => {
  it('is rotated beyond 5 MB', () => {
    fs.writeFileSync(file, Buffer.alloc(5 * 1024 * 1024 + 1));
    rotateLog(file);
    expect(fs.readdirSync(folder)).toEqual(['postgres.log.1']);
  });

  it('is appended to while it is smaller', () => {
    fs.writeFileSync(file, 'ready\n');
    rotateLog(file);
    expect(fs.readdirSync(folder)).toEqual(['postgres.log']);
  });
});
