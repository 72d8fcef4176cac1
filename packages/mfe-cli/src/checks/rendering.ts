import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkHead, checkMarkup } from '@naija/contracts/remote/rendered-markup';
import { SERVER_GLOBALS, SERVER_LACKS } from '@naija/contracts/remote/rendered-page';
import type { Io } from '../io.ts';
import type { BuiltRemote } from '../remotes.ts';
import type { Finding } from './finding.ts';
import { isShellHere } from './shells.ts';

// A plain JavaScript file, so that it runs from sources as well as from a build.
const PROGRAM = fileURLToPath(new URL('./render-routes.mjs', import.meta.url));
const SHELL_ENTRY = 'shell/dist-server/entry.mjs';
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 256;

export interface RenderedRoutes {
  /** Paths of rendered pages; null if no shell is built that could render them. */
  rendered: string[] | null;
  findings: Finding[];
}

/** Message of the child process: results by path; '' is the release itself. */
type Results = Record<string, { fault: string } | { html: string; head: string }>;

/**
 * Renders each page as the server does, without data, in a process with limits of time and memory: in the shell that is
 * built here, or without a shell if its sources are elsewhere.
 */
export async function renderRoutes(
  { name, dir, folder, release }: BuiltRemote,
  io: Io,
): Promise<RenderedRoutes> {
  const paths = release.routes.filter(({ clientOnly = false }) => !clientOnly).map((route) => route.path);
  if (!release.server || paths.length === 0) return { rendered: [], findings: [] };
  const built = path.join(io.root, SHELL_ENTRY);
  if (isShellHere(io) && !existsSync(built)) return { rendered: null, findings: [] };
  const shellEntry = isShellHere(io) ? built : await hostEntry(dir);
  const entry = path.join(folder, release.server.url);
  const job = { name, shellEntry, entry, paths, globals: SERVER_GLOBALS, lacks: SERVER_LACKS };
  const results = await resultsOf(forkProgram(job));
  const faults = new Map(Object.entries(results).map(([page, result]) => [page, faultOf(result)]));
  const findings = [...faults].flatMap(([page, fault]): Finding[] => {
    const what = page === '' ? release.server?.url : page;
    const message = `${String(what)} cannot be rendered on the server: ${String(fault)}`;
    return fault === undefined ? [] : [{ check: 'server', message }];
  });
  return { rendered: paths.filter((page) => faults.has(page) && !faults.get(page)), findings };
}

/** Imports the bundler only when it is needed, because an installed server has none. */
async function hostEntry(dir: string): Promise<string> {
  const { buildHostEntry } = await import('@naija/build-kit');
  return buildHostEntry(dir);
}

function faultOf(result: Results[string]): string | undefined {
  if ('fault' in result) return result.fault;
  try {
    checkMarkup(result.html);
    checkHead(result.head);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function forkProgram(job: object): ChildProcess {
  return fork(PROGRAM, [JSON.stringify(job)], {
    execArgv: [`--max-old-space-size=${String(MEMORY_MB)}`],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function resultsOf(child: ChildProcess): Promise<Results> {
  return new Promise((resolve) => {
    const end = (results: Results) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(results);
    };
    const timer = setTimeout(() => {
      end({ '': { fault: `it did not finish within ${String(TIMEOUT_MS / 1000)} seconds` } });
    }, TIMEOUT_MS);
    child.once('message', (results) => {
      end(results as Results);
    });
    child.once('exit', (code, signal) => {
      end({ '': { fault: `the process ended (${signal ?? String(code)})` } });
    });
    child.once('error', (error) => {
      end({ '': { fault: error.message } });
    });
  });
}
