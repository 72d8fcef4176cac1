import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_GLOBALS } from '@naija/contracts/remote/rendered-page';
import type { Io } from '../io.ts';
import type { BuiltRemote } from '../remotes.ts';
import type { Finding } from './finding.ts';

// Plain JavaScript, so that it runs from sources as well as from a build.
const PROGRAM = fileURLToPath(new URL('./render-routes.mjs', import.meta.url));
const SHELL_ENTRY = 'shell/dist-server/entry.mjs';
const TIMEOUT_MS = 20_000;
const MEMORY_MB = 256;

export interface RenderedRoutes {
  /** Paths; null where no shell is built that could render them. */
  rendered: string[] | null;
  findings: Finding[];
}

/** Message of the child: the fault of each path that cannot be rendered; '' is the release itself. */
type Faults = Record<string, string>;

/** Renders each page as the server does, in a process that cannot hang or grow: without data, in the built shell. */
export async function renderRoutes({ name, folder, release }: BuiltRemote, io: Io): Promise<RenderedRoutes> {
  const paths = release.routes.filter(({ clientOnly = false }) => !clientOnly).map((route) => route.path);
  if (!release.server || paths.length === 0) return { rendered: [], findings: [] };
  const shellEntry = path.join(io.root, SHELL_ENTRY);
  if (!existsSync(shellEntry)) return { rendered: null, findings: [] };
  const entry = path.join(folder, release.server.url);
  const faults = await faultsOf(forkProgram({ name, shellEntry, entry, paths, globals: SERVER_GLOBALS }));
  const findings = Object.entries(faults).map(([page, fault]): Finding => {
    const what = page === '' ? release.server?.url : page;
    return { check: 'server', message: `${String(what)} cannot be rendered on the server: ${fault}` };
  });
  return { rendered: '' in faults ? [] : paths.filter((page) => !(page in faults)), findings };
}

function forkProgram(job: object): ChildProcess {
  return fork(PROGRAM, [JSON.stringify(job)], {
    execArgv: [`--max-old-space-size=${String(MEMORY_MB)}`],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function faultsOf(child: ChildProcess): Promise<Faults> {
  return new Promise((resolve) => {
    const end = (faults: Faults) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(faults);
    };
    const timer = setTimeout(() => {
      end({ '': `it is not done after ${String(TIMEOUT_MS / 1000)} seconds` });
    }, TIMEOUT_MS);
    child.once('message', (faults) => {
      end(faults as Faults);
    });
    child.once('exit', (code, signal) => {
      end({ '': `the process ended (${signal ?? String(code)})` });
    });
    child.once('error', (error) => {
      end({ '': error.message });
    });
  });
}
