import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { collectTexts, type SourceText } from './collect-texts.ts';
import { compileCatalogue } from '../lib/compile-catalogue.ts';
import { describeMessage } from './describe-message.ts';
import { updateCatalogue, missingTranslations } from './update-catalogue.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function sources(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'naija-words-'));
  folders.push(root);
  for (const [name, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return root;
}

const text = (at: string, english: string, ...parameters: string[]): SourceText => ({
  path: at,
  english,
  parameters,
  file: 'src/list.ts',
});

async function loaded(source: string): Promise<Record<string, unknown>> {
  const code = `data:text/javascript,${encodeURIComponent(compileCatalogue(source))}`;
  return ((await import(code)) as { default: Record<string, unknown> }).default;
}

const PO = `
msgctxt "d.lead"
msgid "Find an agent"
msgstr "Find agent"

#. parameters: count, place
msgctxt "d.count"
msgid "{count} agents in {place}"
msgstr "{count, plural, one {Na # agent} other {Na # agents}} dey {place}"
`;
const TEXTS = [
  text('d.lead', 'Find an agent'),
  text('d.count', '{count} agents in {place}', 'count', 'place'),
];

describe('Texts of the sources', () => {
  it('are found in modules of texts, and in components without running these', async () => {
    const root = await sources({
      'src/list.ts': `import { words } from '@naija/runtime';
        const MAX: number = 4;
        export const LIST = words('d.list', { lead: \`Up to \${String(MAX)}\`, rows: { fee: 'Fee' }, of: (name: string) => \`Of \${name}\` });`,
      'src/Page.tsx': `import { words } from '@naija/runtime';
        import { paint } from './absent.ts';
        const texts = words<Record<'title', string>>('d.page', { title: 'Agents' });
        paint(document.body);
        export const Page = () => <h1>{texts.title}</h1>;`,
      'src/Page.test.tsx': `words('d.test', { no: 'Not a text' });`,
    });
    expect(await collectTexts(root, 'd')).toEqual([
      { path: 'd.page.title', english: 'Agents', parameters: [], file: 'src/Page.tsx' },
      { path: 'd.list.lead', english: 'Up to 4', parameters: [], file: 'src/list.ts' },
      { path: 'd.list.rows.fee', english: 'Fee', parameters: [], file: 'src/list.ts' },
      { path: 'd.list.of', english: 'Of {name}', parameters: ['name'], file: 'src/list.ts' },
    ]);
  });

  it('are found wherever `words` comes from, without running that module', async () => {
    const root = await sources({
      'src/words.ts': `throw new Error('is not run here');`,
      'src/mail.ts': `import { words } from './words.ts';
        const TEXTS = words('d.mail', { subject: 'Verify your email' });
        export const subject = (language: string) => TEXTS(language).subject;`,
    });
    expect(await collectTexts(root, 'd')).toEqual([
      { path: 'd.mail.subject', english: 'Verify your email', parameters: [], file: 'src/mail.ts' },
    ]);
  });

  it('of another part, or declared twice, are refused with the name of the file', async () => {
    const other = await sources({
      'src/a.ts': `import { words } from '@naija/runtime'; words('auth.a', { b: 'B' });`,
    });
    await expect(collectTexts(other, 'd')).rejects.toThrow(
      'src/a.ts declares auth.a, which is not a name of d',
    );
    const one = `import { words } from '@naija/runtime'; words('d.a', { b: 'B' });`;
    const twice = await sources({ 'src/a.ts': one, 'src/b.ts': one });
    await expect(collectTexts(twice, 'd')).rejects.toThrow('src/b.ts and src/a.ts both declare d.a.b');
  });
});

describe('What a message says', () => {
  it.each([
    [(name: string) => `Call ${name}`, 'Call {name}', ['name']],
    [(count: number) => `${count.toLocaleString('en-US')} agents`, '{count} agents', ['count']],
    [(names: readonly string[]) => `Not counted: ${names.join(', ')}`, 'Not counted: {names}', ['names']],
    [
      (count: number, place: string) => `${count === 1 ? '1 agent' : `${String(count)} agents`} in ${place}`,
      '{count} agents in {place}',
      ['count', 'place'],
    ],
  ])('is described with its parameters: %s', (message, english, parameters) => {
    expect(describeMessage(message)).toEqual({ english, parameters });
  });
});

describe('A catalogue', () => {
  it('becomes strings, and functions of the parameters of a message in order', async () => {
    const catalogue = await loaded(PO);
    expect(catalogue['d.lead']).toBe('Find agent');
    const count = catalogue['d.count'] as (count: number, place: string) => string;
    expect([count(1, 'Yaba'), count(1200, 'Ikeja')]).toEqual([
      'Na 1 agent dey Yaba',
      'Na 1,200 agents dey Ikeja',
    ]);
  });

  it('with a message that cannot be read is refused with its path', () => {
    expect(() => compileCatalogue(PO.replace('other {Na # agents}}', 'other {Na # agents}'))).toThrow(
      'd.count: ',
    );
  });

  it('gets new texts, loses removed ones, and keeps translations', () => {
    const texts = [...TEXTS.slice(1), text('d.new', 'Compare')];
    const updated = updateCatalogue(PO, 'pcm', texts);
    expect(updated).toContain('msgctxt "d.new"');
    expect(updated).not.toContain('d.lead');
    expect(missingTranslations(updated, texts)).toEqual(['d.new: not translated']);
    expect(updateCatalogue(updated, 'pcm', texts)).toBe(updated);
  });

  it('shows English where the English text has changed, until its translation is confirmed', async () => {
    const texts = [text('d.lead', 'Find a good agent'), ...TEXTS.slice(1)];
    const updated = updateCatalogue(PO, 'pcm', texts);
    expect(await loaded(updated)).not.toHaveProperty(['d.lead']);
    expect(missingTranslations(updated, texts)).toEqual(['d.lead: not translated']);
    const confirmed = updated.replace('#, fuzzy\n', '');
    expect(missingTranslations(confirmed, texts)).toEqual([]);
  });

  it('is incomplete with a message that uses unknown parameters', () => {
    const wrong = updateCatalogue(PO.replace('dey {place}', 'dey {town}'), 'pcm', TEXTS);
    expect(missingTranslations(wrong, TEXTS)).toEqual(['d.count: is not given town']);
  });
});
