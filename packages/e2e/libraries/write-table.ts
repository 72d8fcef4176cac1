import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@naija/tooling/workspaces';
import { expect, test as base } from '@playwright/test';
import { startSystem, type System } from '../support/system.ts';
import { LIBRARIES } from './list.ts';
import { installFromRegistry, prepareRoot, tryLibrary, type Outcome } from './try-library.ts';

const FOLDER = path.join(ROOT, '.cache/libraries');
const DOCUMENT = path.join(ROOT, 'docs/libraries.md');
const TABLE = /(?<=<!-- written by npm run libraries -->\n)[^]*(?=<!-- end of what it writes -->)/;
const STEPS = ['build', 'check', 'server', 'browser'] as const;

type Tried = Outcome & { date: string; remedied?: boolean };

const fileOf = (name: string) => path.join(FOLDER, `${name.replaceAll('/', '+')}.json`);

const test = base.extend<object, { system: System }>({
  system: [
    // Playwright parses the first parameter.
    async ({}, provide) => {
      await prepareRoot(FOLDER);
      const system = await startSystem();
      await provide(system);
      await system.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

for (const library of LIBRARIES)
  test(library.packages[0], async ({ context, page, system }) => {
    const outcome = await tryLibrary(library, installFromRegistry, { root: FOLDER, system, page });
    const tried: Tried = { date: new Date().toISOString().slice(0, 10), ...outcome };
    const save = (result: Tried) => writeFile(fileOf(library.packages[0]), JSON.stringify(result, null, 1));
    await save(tried);
    if (library.remedy === undefined) return;
    const remedied = await tryLibrary({ ...library, ...library.remedy }, installFromRegistry, {
      root: FOLDER,
      system,
      page: await context.newPage(),
    });
    expect(remedied.failure, 'with the remedy').toBeUndefined();
    await save({ ...tried, remedied: true });
  });

/** Also after a run of a few libraries: the others keep their rows. */
test.afterAll(async () => {
  await mkdir(FOLDER, { recursive: true });
  const rows = await Promise.all(
    LIBRARIES.map(async ({ packages: [name], downloads, note = '', remedy }, index) => {
      const text = await readFile(fileOf(name), 'utf8').catch(() => undefined);
      const label = name.replace(/(?<=.)@.*/, '');
      if (text === undefined) return `| ${String(index + 1)} | ${label} | ${String(downloads)} | not tried |`;
      const tried = JSON.parse(text) as Tried;
      const texts = remedy ? [note, `${tried.remedied ? 'Tried' : 'To try'}: ${remedy.text}`] : [note];
      return rowOf(index + 1, label, downloads, tried, texts);
    }),
  );
  const head = `
|  | library | downloads, millions | version | tried | ${STEPS.join(' | ')} | kB | cause and remedy |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;
  const document = await readFile(DOCUMENT, 'utf8');
  await writeFile(
    DOCUMENT,
    document.replace(TABLE, () => `${head}${rows.join('\n')}\n\n`),
  );
});

function rowOf(
  place: number,
  name: string,
  downloads: number,
  tried: Tried,
  texts: readonly string[],
): string {
  const { version, date, failure, complaint, bytes } = tried;
  const failed = failure ? STEPS.indexOf(failure.step) : STEPS.length;
  const marks = STEPS.map((step, index) => {
    if (index === failed) return 'no';
    if (index > failed) return '';
    return step === 'browser' && complaint !== undefined ? 'partly' : 'yes';
  });
  const size = bytes === undefined ? '' : String(Math.round(bytes / 1000));
  const cause = causeOf(failure?.reason ?? complaint ?? '');
  return `| ${[place, name, downloads, version, date, ...marks, size, [cause, ...texts].filter(Boolean).join(' ')].join(' | ')} |`;
}

/** One line of a reason, short enough for a table. */
function causeOf(reason: string): string {
  if (reason.includes('Content Security Policy directive'))
    return 'The policy blocks style elements that it adds.';
  const [line = ''] = reason.split('\n').filter((text) => !/^(?:✗|error during build)/.test(text));
  const text = line
    .replace(/^\[[^\]]*\] (?:\[[^\]]*\] )?/, '')
    .replaceAll('|', '\\|')
    .replaceAll(`${FOLDER}/`, '');
  return text === '' ? '' : `\`${text.length > 200 ? `${text.slice(0, 200)}…` : text}\``;
}
