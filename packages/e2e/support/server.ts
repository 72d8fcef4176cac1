import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '@naija/tooling/workspaces';
import { startProgram, type Program } from './program.ts';

const MAIN = path.join(ROOT, 'packages/server/dist/main.js');
const READY = /ready on (http:\/\/\S+)/;

// All visitors share one address, so rate limits have tests of their own.
const ALWAYS = { NODE_ENV: 'test', DEMO_DATA: 'on', RATE_LIMITS: 'off' };

export type ServerSettings = Readonly<Record<string, string>>;

export interface Server {
  url: string;
  output: Program['output'];
  stop: Program['stop'];
}

/** Starts the built server and waits until it takes requests. */
export async function startServer(settings: ServerSettings): Promise<Server> {
  const program = await startProgram(process.execPath, [MAIN], READY, { ...ALWAYS, ...settings });
  const { readyText, output, stop } = program;
  while (!(await fetch(`${readyText}/readyz`)).ok) await delay(100);
  return { url: readyText, output, stop };
}
