import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './platform/http/app-type.ts';
import { StartError } from './start-error.ts';

const NAMES_OF_THIS_MACHINE = new Set(['0.0.0.0', '::', '127.0.0.1', '::1']);

/**
 * Listens, and gives the address to open in a browser on this machine.
 * Rejects with StartError where the port cannot be had.
 */
export async function listenOn(app: App, host: string, port: number): Promise<string> {
  await app.listen({ port, host }).catch((error: unknown) => {
    throw explain(error, port);
  });
  const taken = (app.server.address() as AddressInfo).port;
  const name = NAMES_OF_THIS_MACHINE.has(host) ? 'localhost' : host;
  return `http://${name}:${String(taken)}`;
}

/** Closes the application; after `grace` milliseconds also what still runs in it. */
export async function closeWithin(app: App, grace: number): Promise<void> {
  const timer = new AbortController();
  const overdue = sleep(grace, undefined, { signal: timer.signal, ref: false }).then(
    () => {
      app.server.closeAllConnections();
    },
    () => undefined,
  );
  await Promise.race([app.close(), overdue]);
  timer.abort();
}

function explain(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const other = `choose another: PORT=${String(port < 65_535 ? port + 1 : 3000)} npm start`;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${String(port)} is already in use. Stop what uses it, or ${other}`);
  if (code === 'EACCES') return new StartError(`Port ${String(port)} is not open to this user: ${other}`);
  return error;
}
