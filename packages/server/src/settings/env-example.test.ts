import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mayBeInFile } from './env-reader.ts';
import { readSettings } from './env.ts';

it('.env.example lists every setting that the server reads, and no other', () => {
  const read = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_env, name) => {
          read.add(String(name));
          return undefined;
        },
      },
    ),
  );
  // One rule for all, which the file explains.
  const files = [...read].filter((name) => mayBeInFile(name)).map((name) => `${name}_FILE`);
  expect(files.filter((name) => !read.has(name))).toEqual([]);
  const own = [...read].filter((name) => !files.includes(name));
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(own.sort());
});
