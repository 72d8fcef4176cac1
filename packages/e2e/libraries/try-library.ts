import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { RENDERED_PAGE } from '@naija/contracts/remote/rendered-page';
import { publishRelease } from '@naija/releases';
import { run, runTool } from '@naija/tooling/run';
import { ROOT } from '@naija/tooling/workspaces';
import { watchConsole } from '../support/console-messages.ts';
import { runMfe } from '../support/program.ts';
import type { System } from '../support/system.ts';

/** A library, and a page that uses it. */
export interface Library {
  /** The library, and packages that it needs beside it. */
  packages: readonly [string, ...string[]];
  /** Imports and declarations of the page's module. */
  code: string;
  /** Statements of the component. */
  hooks?: string;
  /** Elements of the page. `count` is 0, and 1 after a click. */
  element: string;
  /** Selector of what the library adds to the document, after the click at the latest. */
  draws: string;
}

/** Another page, or another library, that works in place of one that does not. */
export interface Remedy extends Partial<Library> {
  /** The remedy in words. */
  text: string;
  /** Style sheet of the page. */
  css?: string;
  /** Selector of an element, and a property and value that it has with the library's styles. */
  style?: readonly [selector: string, property: string, value: string];
}

/** The result of a trial. */
export interface Outcome {
  version: string;
  /** The step that failed, with its reason. */
  failure?: { step: 'build' | 'check' | 'server' | 'browser'; reason: string };
  /** Size of the page's files with Brotli. */
  bytes?: number;
  /** First complaint of the browser about a page that works. */
  complaint?: string;
}

interface Report {
  passed: boolean;
  findings: { check: string; message: string }[];
  routes: { bytes: number }[];
}

/** Runs `npm install` for the packages of a library in the folder of a remote. */
export type Install = (packages: readonly string[], folder: string) => Promise<void>;

const TIMEOUT_MS = 20_000;

/** Installs from the npm registry, without peer dependencies: the page provides them. */
export const installFromRegistry: Install = async (packages, cwd) => {
  const flags = [
    'legacy-peer-deps',
    'ignore-scripts',
    'no-audit',
    'no-fund',
    'no-package-lock',
    'no-engine-strict',
  ];
  const { code, output } = await run('npm', ['install', ...flags.map((flag) => `--${flag}`), ...packages], {
    cwd,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
};

/**
 * Tries a library as a team would: installs it, builds a page with it, checks and publishes that, reads it as the server
 * renders it, and uses it in the browser.
 * @param root folder in the repository, outside its workspaces, in which the remote is made
 */
export async function tryLibrary(
  library: Library & Partial<Remedy>,
  install: Install,
  { root, system, page }: { root: string; system: System; page: Page },
): Promise<Outcome> {
  const main = library.packages[0].replace(/(?<=.)@.*/, '');
  const name = `${library.text === undefined ? 'with' : 'remedied-with'}-${main.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '')}`;
  const folder = path.join(root, `${name}-mfe`);
  await writeRemote(folder, name, library);
  await install(library.packages, folder);
  const manifest = path.join(folder, 'node_modules', main, 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };

  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  const built = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'error'], {
    cwd: folder,
    env,
    quiet: true,
  });
  if (built.code !== 0) return { version, failure: { step: 'build', reason: built.output } };

  const { output } = await runMfe(['check', name, '--json'], root);
  const { findings, routes } = JSON.parse(output) as Report;
  const bytes = routes[0]?.bytes ?? 0;
  const [finding] = findings;
  const step = finding?.check === 'server' ? 'server' : 'check';
  if (finding) return { version, bytes, failure: { step, reason: finding.message } };

  await publishRelease(path.join(folder, 'dist/release'), system.remotesDir);
  const url = `${system.url}/${name}`;
  const renderedBy = async () => (await page.request.get(url)).headers()[RENDERED_PAGE.releaseHeader];
  try {
    await expect.poll(renderedBy, { timeout: TIMEOUT_MS }).toContain(name);
  } catch (error) {
    return { version, bytes, failure: { step: 'server', reason: (error as Error).message } };
  }
  return { version, bytes, ...(await openPage(page, url, library)) };
}

/** Makes the folder look like the repository of the site, so that pages are rendered by its shell. */
export async function prepareRoot(root: string): Promise<void> {
  await mkdir(root, { recursive: true });
  await rm(path.join(root, 'shell'), { force: true });
  await symlink(path.join(ROOT, 'shell'), path.join(root, 'shell'));
}

async function writeRemote(
  folder: string,
  name: string,
  { code, hooks = '', element, css }: Library & Partial<Remedy>,
): Promise<void> {
  const files = {
    'package.json': JSON.stringify({
      name: `@naija/${name}`,
      version: '1.0.0',
      type: 'module',
      // Not dependencies: npm would install them here, and they are in the repository.
      peerDependencies: { react: '*', 'react-dom': '*', '@naija/runtime': '*' },
      mfe: { budget: { route: 10_000_000 } },
    }),
    'vite.config.js': `import { remotePreset } from '@naija/build-kit';
export default await remotePreset(import.meta.dirname);`,
    'src/remote.tsx': `import { defineRemote } from '@naija/runtime';
import { pages } from './pages.ts';
export default defineRemote('${name}', pages);`,
    'src/pages.ts': `export const pages = [{ path: '/${name}', page: () => import('./LibraryPage.tsx'), title: 'A library' }];`,
    'src/page.css': css ?? '',
    'src/LibraryPage.tsx': `import { useState } from 'react';
${css === undefined ? '' : `import './page.css';`}
${code}
export default function LibraryPage() {
  const [count, setCount] = useState(0);
  ${hooks}
  return (
    <>
      <h1>A library</h1>
      <button onClick={() => setCount(1)}>Counted {count}</button>
      <div id="library">${element}</div>
    </>
  );
}`,
  };
  await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
}

/** Opens the page and uses it. */
async function openPage(
  page: Page,
  url: string,
  { draws, style }: Library & Partial<Remedy>,
): Promise<Pick<Outcome, 'complaint' | 'failure'>> {
  const [complaints, errors]: [string[], string[]] = [watchConsole(page), []];
  page.on('pageerror', (error) => errors.push(error.message));
  try {
    await page.goto(url);
    await page.getByRole('button', { name: 'Counted 0' }).click({ timeout: TIMEOUT_MS });
    // A dialog may hide the button from assistive technology.
    await page.getByText('Counted 1').waitFor({ state: 'attached', timeout: TIMEOUT_MS });
    await page.locator(draws).first().waitFor({ state: 'attached', timeout: TIMEOUT_MS });
    if (style) await expect(page.locator(style[0]).first()).toHaveCSS(style[1], style[2]);
  } catch (error) {
    errors.push(complaints[0] ?? (error as Error).message);
  }
  const [reason] = errors;
  if (reason !== undefined) return { failure: { step: 'browser', reason } };
  const [complaint] = complaints;
  return complaint === undefined ? {} : { complaint };
}
