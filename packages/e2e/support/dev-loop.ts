import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '@naija/tooling/workspaces';

const DEV = path.join(ROOT, 'packages/tooling/src/commands/dev.mjs');

/** A folder in the repository, where installed packages resolve. */
export async function scratchFolder(): Promise<string> {
  const fixtures = path.join(ROOT, '.cache/fixtures');
  await mkdir(fixtures, { recursive: true });
  return mkdtemp(path.join(fixtures, 'dev-'));
}

/** Copies a remote's sources; gives the folder relative to the repository. */
export async function copyRemote(folder: string, into: string): Promise<string> {
  const copy = path.join(into, folder);
  for (const part of ['package.json', 'vite.config.ts', 'src'])
    await cp(path.join(ROOT, folder, part), path.join(copy, part), { recursive: true });
  return path.relative(ROOT, copy);
}

/** Replaces a file atomically, as editors do. */
export async function edit(file: string, change: (source: string) => string): Promise<void> {
  const draft = `${file}.draft`;
  await writeFile(draft, change(await readFile(file, 'utf8')));
  await rename(draft, file);
}

/** Runs `npm run dev` on a free port, in its own process group. */
export function startDev(args: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [DEV, ...args], {
    detached: true,
    env: { ...process.env, PORT: '0', API_PORT: '0', RATE_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let output = '';
  const keep = (bytes: Buffer) => {
    output += bytes.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return {
    output: () => output,
    exited,
    async stop() {
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), 'SIGINT');
      return (await exited)[0];
    },
  };
}

/** Command lines of processes that have a text in their arguments or environment. */
export async function processesWith(text: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const found = await Promise.all(
    pids.map(async (pid) => {
      const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
      const [line, env] = await Promise.all([read('cmdline'), read('environ')]);
      return `${line}${env}`.includes(text) ? [line.replaceAll('\0', ' ')] : [];
    }),
  );
  return found.flat();
}
