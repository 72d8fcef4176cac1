import type { Language } from '@naija/contracts/domain/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCatalogue } from './compile-catalogue.ts';
import { CATALOGUES, words } from './words.ts';

const PO = `
msgctxt "server.a.title"
msgid "Hello"
msgstr "How far"

#. parameters: count, place
msgctxt "server.a.rows.some"
msgid "{count} agents in {place}"
msgstr "{place} get {count, plural, one {one agent} other {# agents}}"

#, fuzzy
msgctxt "server.a.changed"
msgid "Read the comment now"
msgstr "Read di comment"

msgctxt "server.a.missing"
msgid "Not yet"
msgstr ""
`;

describe('A catalogue of the server', () => {
  it('returns texts, and functions of the values in order', () => {
    const catalogue = compileCatalogue(PO);
    expect(catalogue.get('server.a.title')).toBe('How far');
    const some = catalogue.get('server.a.rows.some') as (count: number, place: string) => string;
    expect([some(1, 'Yaba'), some(1_200, '{count} <b>')]).toEqual([
      'Yaba get one agent',
      '{count} <b> get 1,200 agents',
    ]);
  });

  it('leaves out what is not translated, or has a new English text', () => {
    expect([...compileCatalogue(PO).keys()]).toEqual(['server.a.title', 'server.a.rows.some']);
  });

  it.each(readdirSync(CATALOGUES))('%s can be compiled', (file) => {
    expect(() => compileCatalogue(readFileSync(join(CATALOGUES, file), 'utf8'))).not.toThrow();
  });
});

describe('Texts of the server', () => {
  const english = { code: (code: string, minutes: number) => `${code}, ${String(minutes)}`, other: 'Other' };
  // This text message is translated.
  const texts = words('server.sms', english);

  it('are in the language asked for, and in English where that has no translation', () => {
    const { code, other } = texts('pcm');
    expect([code('123456', 10), other]).toEqual([
      '123456 na your NaijaAgents code. E go work for 10 minutes. No share am with anybody.',
      'Other',
    ]);
  });

  it.each(['en', 'sw', '../package', ''])('are in English for %j', (language) => {
    expect(texts(language as Language)).toBe(english);
  });
});
