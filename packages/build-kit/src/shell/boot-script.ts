import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { SOURCE_CONDITIONS } from '../lib/source-conditions.ts';
import { BUILD_TARGET, supportedBrowsers } from '../lib/supported-browsers.ts';

const BOOT_FILE = 'boot.js';

/** Writes `boot.js`, one script without imports that the server puts into the HTML of every rendered page. */
export function bootScript(source: string): Plugin {
  return {
    name: 'naija:boot-script',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      await writeFile(path.join(dir, BOOT_FILE), await bundled(source));
    },
  };
}

async function bundled(source: string): Promise<string> {
  const { output } = (await build({
    root: path.dirname(source),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: SOURCE_CONDITIONS },
    plugins: [supportedBrowsers()],
    build: {
      write: false,
      target: BUILD_TARGET,
      minify: 'esbuild',
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: { input: source, output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput;
  const [script, ...others] = output;
  if (others.length > 0 || script.imports.length > 0)
    throw new Error(`${BOOT_FILE} must become a single script without imports`);
  return script.code.trim();
}
