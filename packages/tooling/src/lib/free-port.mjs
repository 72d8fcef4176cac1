import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The port of an environment variable, or a free one.
 * @param {string} name of the environment variable; a port there, where 0 stands for any
 * @param {number} otherwise where the variable is not set; 0 for any
 */
export async function portFromEnvironment(name, otherwise) {
  const wanted = Number(process.env[name]?.trim() || otherwise);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65_535)
    throw new Error(`${name}=${process.env[name] ?? ''}: expected a port from 0 to 65535`);
  return wanted === 0 ? freePort() : wanted;
}

/**
 * Rethrows an error of listening, with a hint when the port is in use.
 * @param {unknown} error of the server that tried to listen
 * @param {number} port @returns {never}
 */
export function explainPort(error, port) {
  const text = error instanceof Error ? error.message : String(error);
  if (!/EADDRINUSE|already in use/.test(text)) throw error;
  const other = port < 65_535 ? port + 1 : 3000;
  throw new Error(
    `Port ${String(port)} is already in use. Stop what uses it, or choose another with PORT=${String(other)}`,
    { cause: error },
  );
}

/** A free port. */
export async function freePort() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
