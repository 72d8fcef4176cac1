import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from '@naija/tooling/free-port';
import { onPath } from '@naija/tooling/on-path';
import { Builder } from 'selenium-webdriver';
import { startProgram, type Program } from '../program.ts';
import type { OtherBrowser, VisitorSettings } from './visitor.ts';
import { visitorOf } from './webdriver-visitor.ts';

const LIBRARIES = '/usr/lib';
/** WebKitWebDriver now and then never answers the request for a session; a new driver then does. */
const SESSION_TIMEOUT_MS = 45_000;
const SESSION_ATTEMPTS = 3;

/** WebKitGTK cannot refuse service workers and caches. */
const REFUSES_STORAGE = [
  '--cookies-policy=never',
  '--enable-html5-local-storage=false',
  '--enable-html5-database=false',
];

/** WebKitGTK of the distribution, driven by WebDriver in Xvfb. */
export const webkitBrowser: OtherBrowser = {
  name: 'WebKit',
  missing() {
    const programs = ['WebKitWebDriver', 'Xvfb'].filter((name) => onPath(name) === undefined);
    return [...programs, ...(miniBrowser() === undefined ? ['MiniBrowser'] : [])].join(' and ') || undefined;
  },
  async start() {
    const home = await mkdtemp(path.join(tmpdir(), 'naija-webkit-'));
    const screen = await startProgram(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1280x900x24'],
      /^(\d+)\n/m,
    );
    const start = () => startDriver(home, `:${screen.readyText}`);
    let running = await start();
    const restart = async () => {
      await running.driver.stop('SIGKILL');
      running = await start();
    };
    return {
      async newVisitor(settings) {
        for (let attempt = 1; ; attempt++)
          try {
            return visitorOf(await withTimeout(newSession(running.url, settings), SESSION_TIMEOUT_MS));
          } catch (error) {
            if (attempt === SESSION_ATTEMPTS) throw error;
            await restart();
          }
      },
      async stop() {
        await running.driver.stop();
        await screen.stop();
        await rm(home, { recursive: true, force: true, maxRetries: 3 });
      },
    };
  },
};

function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const versions = readdirSync(LIBRARIES)
    .map((machine) => path.join(LIBRARIES, machine))
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => path.join(folder, version)));
  return versions.map((folder) => path.join(folder, 'MiniBrowser')).find((file) => existsSync(file));
}

async function startDriver(home: string, display: string): Promise<{ url: string; driver: Program }> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const driver = await startProgram('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], undefined, {
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    GTK_A11Y: 'none',
    NO_AT_BRIDGE: '1',
  });
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { message: 'WebKitWebDriver' }).toBe(true);
  return { url, driver };
}

async function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  const waiting = new AbortController();
  const timeout = setTimeout(ms, undefined, { signal: waiting.signal }).then(() => {
    throw new Error(`WebKitWebDriver has not answered within ${String(ms)} ms`);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    timeout.catch(() => undefined);
    promise.catch(() => undefined);
    waiting.abort();
  }
}

async function newSession(url: string, { refusesStorage = false }: VisitorSettings = {}) {
  const args = ['--automation', ...(refusesStorage ? REFUSES_STORAGE : [])];
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser(), args },
    })
    .build();
  await driver.manage().setTimeouts({ script: 40_000, pageLoad: 90_000 });
  // Wide enough for the links of the header.
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return driver;
}
