import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { vi } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../../docs/deploy/${file}`, import.meta.url), 'utf8');

/** A request as the proxy has logged it. */
export interface ProxiedRequest {
  time: string;
  /** Id in the response, and in the log of the process. */
  id: string;
  method: string;
  path: string;
  status: number;
  /** Ports of the processes that received it, separated by commas. */
  upstream: string;
  upstream_status: string;
}

export interface Proxy {
  url: string;
  log: () => ProxiedRequest[];
  stop: () => Promise<void>;
}

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** Parts of the configuration that a proxy on loopback does without. */
interface Public {
  /** Files. */
  certificate: string;
  key: string;
  /** The port on which HTTP leads to HTTPS. */
  plainPort: number;
}

/**
 * Starts nginx with the configuration that we recommend, before the servers on these ports: all of it behind a CDN on this
 * machine where `open` is given, without TLS where it is not.
 */
export async function startNginx(
  folder: string,
  port: number,
  ports: readonly number[],
  open?: Public,
): Promise<Proxy> {
  const log = join(folder, 'access.log');
  const config = join(folder, 'nginx.conf');
  const plain = open ? `127.0.0.1:${String(open.plainPort)}` : `unix:${join(folder, 'plain.sock')}`;
  const own = read('nginx.conf')
    .replace(/^ *listen 80;/m, `listen ${plain};`)
    .replace(/^ *listen 443/m, `listen 127.0.0.1:${String(port)}`)
    .replaceAll(/server_name .*;/g, 'server_name localhost;')
    .replaceAll('/var/log/nginx/naija.log', log)
    .replaceAll(
      /127\.0\.0\.1:300(\d)/g,
      (_all, number: string) => `127.0.0.1:${String(ports[Number(number) - 1])}`,
    );
  const site = open
    ? own
        .replace(/ssl_certificate .*;/, `ssl_certificate ${open.certificate};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${open.key};`)
        .replace(
          /^.*include .*naija-cdn.conf;$/m,
          read('nginx-cdn.conf').replace('192.0.2.0/24', '127.0.0.1'),
        )
    : own.replace(' ssl http2;', ';').replaceAll(/^ *ssl_.*\n/gm, '');
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
    url: `${open ? 'https' : 'http'}://127.0.0.1:${String(port)}`,
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
