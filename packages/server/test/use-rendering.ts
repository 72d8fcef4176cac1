import { SOURCE_LANGUAGE, type Language } from '@naija/contracts/domain/languages';
import type { RegistryEntry } from '@naija/contracts/remote/registry';
import { CONTRACT_VERSION } from '@naija/contracts/remote/remote';
import type { Release } from '@naija/contracts/remote/release';
import { entryOf, integrityOf } from '@naija/releases';
import pino from 'pino';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import {
  createRendering,
  type RenderedContent,
  type RenderingOptions,
} from '../src/modules/rendering/index.ts';
import { put } from './hosted-files.ts';
import { tempFolder } from './temp-folder.ts';

export const ORIGIN = 'https://agents.example';

/** A shell whose pages are functions of the location, and read from the API by `@naija/runtime`. */
const SHELL_ENTRY = `
  let site = '';
  const read = async (path) => (await fetch(new Request(new URL(path, site)))).text();
  const react = { createElement: (tag, text) => '<' + tag + '>' + text + '</' + tag + '>' };
  export const shared = { react, 'react/jsx-runtime': {}, 'react-dom': {}, '@naija/runtime': { read } };
  export function readRemote(name, exported) {
    if (typeof exported !== 'function') throw new Error(name + ' exports no page');
    return { Root: exported };
  }
  export async function renderPage({ Root, location, origin, lite }) {
    site = origin;
    const page = await Root({ location, lite });
    return { head: '', title: '', styles: [], state: {}, ...(typeof page === 'string' ? { html: page } : page) };
  }`;

/** Code of a release whose page is a function with this body. */
export const page = (body: string) => `exports.default = async ({ location, lite }) => {${body}};`;
export const GOOD = page('return `<h1>${location}</h1>`;');

/** Code of a release whose page `/0` is what the first of these bodies returns, or the error that it ends with. */
export function attempts(bodies: readonly string[]): string {
  const cases = bodies.map((body, index) => `if (location === '/${String(index)}') { ${body} }`);
  const tried = `await (async () => { ${cases.join('\n')} })()`;
  const code = page(`try { return String(${tried}); } catch (error) { return error.code ?? error.message; }`);
  return `'use strict'; ${code}`;
}

/** Renders releases that a test makes, each in a process of its own. */
export function useRendering(options: Partial<RenderingOptions> = {}, shell = SHELL_ENTRY) {
  const folder = tempFolder();
  const remotesDir = join(folder, 'remotes');
  const shellEntry = join(folder, 'dist-server', 'entry.mjs');
  put(shellEntry, shell);
  const log = pino({ level: 'silent' });
  const fetchPublic = (path: string) =>
    Promise.resolve({ status: 200, etag: '"1"', body: `{"path":"${path}"}` });
  const rendering = createRendering({ remotesDir, shellEntry, fetchPublic, log, ...options });
  afterAll(() => rendering.close());
  let versions = 0;

  /** A release with this code for the server. */
  const release = (code: string, changes: Partial<Release> = {}): RegistryEntry => {
    versions += 1;
    const version = `1.0.${String(versions)}`;
    const server = { url: 'server.js', size: Buffer.byteLength(code), integrity: integrityOf(code) };
    const manifest: Release = {
      ...{ name: 'directory', version, contract: CONTRACT_VERSION, entry: 'remoteEntry.js', server },
      ...{ assets: [], routes: [], requires: {}, uses: {} },
      ...changes,
    };
    const text = JSON.stringify(manifest);
    put(join(remotesDir, 'directory', version, 'server.js'), code);
    put(join(remotesDir, 'directory', version, 'release.json'), text);
    return entryOf(manifest, integrityOf(text), '');
  };

  return {
    folder,
    remotesDir,
    shellEntry,
    rendering,
    release,
    render: (
      entry: RegistryEntry,
      location = '/',
      { lite = false, language = SOURCE_LANGUAGE }: { lite?: boolean; language?: Language } = {},
    ): Promise<RenderedContent | undefined> =>
      rendering.render({ remote: 'directory', release: entry, location, origin: ORIGIN, lite, language }),
    statusOf: ({ metadata }: RegistryEntry) =>
      rendering.status().find(({ version }) => version === metadata.version),
  };
}
