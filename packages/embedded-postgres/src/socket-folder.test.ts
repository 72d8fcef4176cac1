import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { prepareSocketFolder, socketFolderOf } from './socket-folder.ts';

let scratch: string;

beforeEach(() => {
  scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-socket-'));
});

afterEach(() => {
  fs.rmSync(scratch, { recursive: true, force: true });
});

describe('the folder of the socket', () => {
  it('is the data folder if the path is short enough', () => {
    expect(socketFolderOf('/srv/naija/pg18')).toBe('/srv/naija/pg18');
  });

  it('is a short one, distinct for each cluster, if the path is long', () => {
    const long = `/${'deep/'.repeat(30)}`;
    const [first, second] = [socketFolderOf(`${long}a`), socketFolderOf(`${long}b`)];
    expect(first).not.toBe(second);
    expect(first.length).toBeLessThan(40);
  });

  it('is rejected when others can enter it', () => {
    const open = path.join(scratch, 'open');
    fs.mkdirSync(open);
    fs.chmodSync(open, 0o755);
    expect(() => {
      prepareSocketFolder(open, undefined);
    }).toThrow('not a private folder');
  });

  it('is rejected when it is a symbolic link', () => {
    const link = path.join(scratch, 'link');
    fs.symlinkSync(scratch, link);
    expect(() => {
      prepareSocketFolder(link, undefined);
    }).toThrow('not a private folder');
  });
});
