import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_PATH_BYTES } from '../http/request-target.ts';
import { foldersIn } from '../../../test/app.ts';
import { putPages } from '../../../test/hosted-pages.ts';
import { serverProcesses } from '../../../test/server-process.ts';
import { tempFolder } from '../../../test/temp-folder.ts';

const folder = tempFolder();
const startProcess = serverProcesses();
/** `npm run test:heavy` sets the size. */
const ATTACKS = process.env['TEST_SIZE'] === 'full' ? 1_000 : 300;
const QUIET_CALLS = 50;

/** Asks for a path again and again over one connection, and gives the status of the last answer. */
async function attack(url: string, path: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('latin1').setNoDelay();
  const request = Buffer.from(`HEAD ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`, 'latin1');
  let answer = '';
  for (let asked = 0; asked < ATTACKS; asked += 1) {
    socket.write(request);
    answer = '';
    while (!answer.endsWith('\r\n\r\n')) answer += String((await once(socket, 'data'))[0]);
  }
  socket.destroy();
  return answer.slice(0, 12);
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  await (await fetch(url)).text();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

it.each([
  ['15,900 slashes', `/${'/'.repeat(15_899)}x`, 'HTTP/1.1 414'],
  ['as many slashes as a path may have', `${'/'.repeat(MAX_PATH_BYTES - 1)}x`, 'HTTP/1.1 404'],
])(
  `while ${String(ATTACKS)} requests ask for %s, others wait less than 3 times as long as without them`,
  { retry: 2 },
  async (_, path, status) => {
    putPages(folder);
    const { shell, remotes } = foldersIn(folder);
    const server = startProcess({ DATA_DIR: join(folder, 'data'), SHELL_DIR: shell, REMOTES_DIR: remotes });
    const url = await server.ready();
    const ordinary = `${url}/trending`;
    await attack(url, '/warm-up');
    const quiet: number[] = [];
    const disturbed: number[] = [];
    const listen = async (calls: number) => {
      for (let asked = 0; asked < calls; asked += 1) quiet.push(await timeOf(ordinary));
    };
    await listen(QUIET_CALLS);
    const state = { isOver: false };
    const attacked = attack(url, path).finally(() => (state.isOver = true));
    while (!state.isOver) disturbed.push(await timeOf(ordinary));
    expect(await attacked).toBe(status);
    await listen(QUIET_CALLS);
    expect(median(disturbed)).toBeLessThan(3 * median(quiet));
  },
);
