import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '../platform/http/app-type.ts';
import { StartError } from '../start-error.ts';

const LOCAL_HOSTS = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/**
 * Listens, and returns the URL to open in a browser on this machine.
 * @throws StartError if the host or the port cannot be used
 */
export async function listenOn(app: App, host: string, port: number): Promise<string> {
  await app.listen({ port, host }).catch((error: unknown) => {
    throw explain(error, host, port);
  });
  const boundPort = (app.server.address() as AddressInfo).port;
  const name = LOCAL_HOSTS.has(host) ? 'localhost' : host;
  return `http://${name}:${String(boundPort)}`;
}

/** Closes the application, and after `timeoutMs` also the connections with running requests. */
export async function closeGracefully(app: App, timeoutMs: number): Promise<void> {
  const timer = new AbortController();
  const overdue = sleep(timeoutMs, undefined, { signal: timer.signal, ref: false }).then(
    () => {
      app.server.closeAllConnections();
    },
    () => undefined,
  );
  await Promise.race([app.close(), overdue]);
  timer.abort();
}

function explain(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const other = `choose another: PORT=${String(port < 65_535 ? port + 1 : 3000)} npm start`;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${String(port)} is already in use. Stop what uses it, or ${other}`);
  if (code === 'EACCES') return new StartError(`Port ${String(port)} is not open to this user: ${other}`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartError(`HOST=${host}: no address is known for this name`);
  if (code === 'EADDRNOTAVAIL') return new StartError(`HOST=${host}: this machine has no such address`);
  return error;
}
