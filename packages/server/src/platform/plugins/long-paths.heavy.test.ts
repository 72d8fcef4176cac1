import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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

/** Requests a path repeatedly over one connection; returns the status of the last response. */
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

/** Processor time that a process has used, in hundredths of a second: fields 14 and 15 of proc(5). */
function processorTime(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${String(pid)}/stat`, 'latin1').split(') ');
  const fields = afterName.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

it.each([
  ['15,900 slashes', `/${'/'.repeat(15_899)}x`, 'HTTP/1.1 414'],
  ['as many slashes as a path may have', `${'/'.repeat(MAX_PATH_BYTES - 1)}x`, 'HTTP/1.1 404'],
])(
  `${String(ATTACKS)} requests for %s cost the server no more than as many ordinary ones`,
  async (_, path, status) => {
    putPages(folder);
    const { shell, remotes } = foldersIn(folder);
    const server = startProcess({ DATA_DIR: join(folder, 'data'), SHELL_DIR: shell, REMOTES_DIR: remotes });
    const url = await server.ready();
    const costOf = async (asked: string, expected: string) => {
      const before = processorTime(server.pid);
      expect(await attack(url, asked)).toBe(expected);
      return processorTime(server.pid) - before;
    };
    await attack(url, '/trending');
    const ordinary = await costOf('/trending', 'HTTP/1.1 200');
    expect(await costOf(path, status)).toBeLessThanOrEqual(ordinary);
  },
);
