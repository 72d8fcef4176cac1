import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';

const EXAMPLE = new URL('../../../docs/deploy/nginx.conf', import.meta.url);

/** A request as the proxy has logged it. */
export interface ProxiedRequest {
  time: string;
  method: string;
  path: string;
  status: number;
  /** Of each process that got it, with commas. */
  upstream: string;
  upstream_status: string;
}

export interface Proxy {
  url: string;
  log: () => ProxiedRequest[];
  stop: () => Promise<void>;
}

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** Starts nginx with the configuration that we recommend, before the servers on these ports, without TLS. */
export async function startNginx(folder: string, port: number, ports: readonly number[]): Promise<Proxy> {
  const log = join(folder, 'access.log');
  const config = join(folder, 'nginx.conf');
  const site = readFileSync(EXAMPLE, 'utf8')
    .replace(/listen 443 ssl/, `listen 127.0.0.1:${String(port)}`)
    .replace(/server_name .*;/, 'server_name _;')
    .replace(/^ *ssl_.*\n/gm, '')
    .replace('/var/log/nginx/naija.log', log)
    .replace(
      /127\.0\.0\.1:300(\d)/g,
      (_all, number: string) => `127.0.0.1:${String(ports[Number(number) - 1])}`,
    );
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid nginx.pid; worker_processes 1; error_log error.log;
    events { worker_connections 512; }
    http { ${paths.join(' ')} ${site} }`,
  );
  const child = spawn('nginx', ['-e', 'error.log', '-p', folder, '-c', config], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const accepts = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  };
  await vi.waitFor(accepts, { timeout: 60_000, interval: 50 });
  return {
    url: `http://127.0.0.1:${String(port)}`,
    log: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ProxiedRequest),
    async stop() {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
