import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';

const LISTENS = /DevTools listening on (ws:\/\/\S+)/;

/** A browser process that can be killed and started again with the same profile. */
export interface Device {
  page: Page;
  kill: () => Promise<void>;
  close: () => Promise<void>;
}

export async function launchDevice(
  folder: string,
  { executablePath = '', args = [], env }: LaunchOptions,
): Promise<Device> {
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const program = spawn(executablePath, [...args, ...own], {
    // Own process group, so that one signal reaches all processes.
    detached: true,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(program, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    program.stderr.on('data', (bytes: Buffer) => {
      output += bytes.toString();
      const found = LISTENS.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', () => {
      reject(new Error(`the browser ended before it was ready:\n${output}`));
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
