import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settingNames } from '../../test/setting-names.ts';

it('.env.example lists every setting that the server reads, and no other', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(settingNames());
});
