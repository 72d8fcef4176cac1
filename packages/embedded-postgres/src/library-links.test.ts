import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { hydrateLinks } from './library-links.ts';

let folder: string;
let native: string;
let spare: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-links-'));
  native = path.join(folder, 'native');
  spare = path.join(folder, 'spare');
  fs.mkdirSync(path.join(native, 'lib'), { recursive: true });
  fs.writeFileSync(path.join(native, 'lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  fs.writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify(links));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Root may write anywhere, so it looks from another user's eyes. */
function asOrdinaryUser<Result>(action: () => Result): Result {
  if (process.getuid?.() !== 0) return action();
  process.seteuid?.(65534);
  try {
    return action();
  } finally {
    process.seteuid?.(0);
  }
}

describe('the links between libraries', () => {
  it('are created if the package was installed without its scripts', () => {
    expect(hydrateLinks(native, spare)).toBeUndefined();
    expect(fs.readFileSync(path.join(native, 'lib/libpq.so.5'), 'utf8')).toBe('library');
  });

  it('are created once, even if the server starts several times', () => {
    hydrateLinks(native, spare);
    expect(hydrateLinks(native, spare)).toBeUndefined();
  });

  it('are created in the spare folder if the package is read-only', () => {
    fs.chmodSync(path.join(native, 'lib'), 0o555);
    fs.mkdirSync(spare);
    fs.chmodSync(spare, 0o777);
    fs.chmodSync(folder, 0o777);
    expect(asOrdinaryUser(() => hydrateLinks(native, spare))).toBe(spare);
    fs.chmodSync(path.join(native, 'lib'), 0o755);
    expect(fs.readFileSync(path.join(spare, 'libpq.so.5'), 'utf8')).toBe('library');
  });
});
