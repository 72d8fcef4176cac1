import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';

/**
 * Passes a request on to the site, its body by some way, and gives the reply once its head is there.
 * Rejects where nobody is there, or somebody breaks off.
 */
export async function ask(
  site: string,
  question: IncomingMessage,
  way: (body: AsyncIterable<Buffer>) => AsyncIterable<Buffer>,
): Promise<IncomingMessage> {
  const { method, headers, url = '' } = question;
  const onward = request(`${site}${url}`, { method, headers, agent: false });
  question.socket.once('close', () => onward.destroy());
  const replied = once(onward, 'response') as Promise<[IncomingMessage]>;
  // Some are answered before their end.
  const asked = pipeline(question, way, onward).then(() => replied);
  const [reply] = await Promise.race([replied, asked]);
  asked.catch(() => undefined);
  return reply;
}
