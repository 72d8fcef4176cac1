import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** Forwards a request through `transform`; resolves with the response once its head arrived. */
export async function forwardRequest(
  site: string,
  incoming: IncomingMessage,
  transform: (body: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): Promise<IncomingMessage> {
  const { method, headers, socket, url = '' } = incoming;
  const onward = request(`${site}${url}`, { method, headers, agent: false });
  const stop = () => onward.destroy();
  socket.once('close', stop);
  // A connection may carry many requests.
  onward.once('close', () => socket.off('close', stop));
  const responded = once(onward, 'response') as Promise<[IncomingMessage]>;
  // Servers may respond before the request body ends.
  const sent = pipeline(incoming, transform, onward).then(() => responded);
  const [response] = await Promise.race([responded, sent]);
  sent.catch(() => undefined);
  return response;
}
