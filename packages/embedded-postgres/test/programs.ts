import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { waitUntilStopped } from './wait-until-stopped.ts';

export interface Program {
  /** Process id, which is also the id of its process group. */
  pid: number;
  /** Complete lines of output so far. */
  lines(): string[];
  /** Waits for a line that begins with `word`, returns the rest of it; rejects when the process ends. */
  line(word: string): Promise<string>;
  count(start: string): number;
  /** Sends the signal and waits for the exit. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface Programs {
  /** A new folder, removed after the test with all its processes. */
  folder(): string;
  start(dir: string, ...options: string[]): Program;
}

/** Bundles program.ts for a test file, and stops its processes after each test. */
export function useClusterPrograms(): Programs {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'naija-pg-'));
  const bundle = path.join(scratch, 'program.mjs');
  const started: Program[] = [];
  const folders: string[] = [];
  beforeAll(() => bundleInto(bundle));
  afterEach(async () => {
    await Promise.all(started.splice(0).map((program) => program.end('SIGKILL')));
    for (const folder of folders.splice(0)) {
      await waitUntilStopped(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
  afterAll(() => {
    fs.rmSync(scratch, { recursive: true, force: true });
  });
  return {
    folder() {
      const folder = fs.mkdtempSync(path.join(scratch, 'f-'));
      folders.push(folder);
      return folder;
    },
    start(dir, ...options) {
      const program = run([bundle, dir, ...options]);
      started.push(program);
      return program;
    },
  };
}

// Bundles program.ts. Packages are resolved through a link beside the bundle.
async function bundleInto(bundle: string): Promise<void> {
  const entryPoint = fileURLToPath(new URL('./program.ts', import.meta.url));
  const packages = path.resolve(createRequire(import.meta.url).resolve('pg/package.json'), '../..');
  fs.symlinkSync(packages, path.join(path.dirname(bundle), 'node_modules'), 'dir');
  await build({
    entryPoints: [entryPoint],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
}

function run(args: string[]): Program {
  // A process group of its own, which receives signals like those of a terminal.
  const child = spawn(process.execPath, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  const lines = (): string[] => output.split('\n').slice(0, -1);
  return {
    pid: child.pid ?? Number.NaN,
    lines,
    count: (start) => lines().filter((line) => line.startsWith(start)).length,
    line: (word) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = lines().find((line) => line.startsWith(`${word} `));
          if (found !== undefined) resolve(found.slice(word.length + 1));
        };
        child.stdout.on('data', look);
        void ended.then(() => {
          look();
          reject(new Error(`the program ended without "${word}": ${lines().join(' | ')}`));
        });
        look();
      }),
    async end(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
