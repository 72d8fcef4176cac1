import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';

const LISTENS = /DevTools listening on (ws:\/\/\S+)/;

/** A browser that can be killed, with all its processes, and started again where it was. */
export interface Phone {
  page: Page;
  /** Kills it with SIGKILL, if it runs: it writes nothing any more. */
  kill: () => Promise<void>;
  /** Closes it as people do. */
  close: () => Promise<void>;
}

/**
 * Starts the browser of the tests.
 * @param folder where it keeps everything
 */
export async function switchOn(
  folder: string,
  { executablePath = '', args = [], env }: LaunchOptions,
): Promise<Phone> {
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const program = spawn(executablePath, [...args, ...own], {
    // A group of its own, so that one signal reaches all of its processes.
    detached: true,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(program, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const found = LISTENS.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', () => {
      reject(new Error(`the browser ended before it was ready:\n${said}`));
    });
  });
  const browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (!page) throw new Error('the browser has no window');
  return {
    page,
    async kill() {
      const isRunning = program.exitCode === null && program.signalCode === null;
      if (isRunning && program.pid !== undefined) process.kill(-program.pid, 'SIGKILL');
      await gone;
      await browser.close().catch(() => undefined);
    },
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => undefined);
      await gone;
    },
  };
}
