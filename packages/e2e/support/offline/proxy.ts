import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers a request in the place of the server; undefined leaves it to the server. */
export type Intruder = (path: string) => ((response: ServerResponse) => unknown) | undefined;

/** What may stand between a phone and the site: it passes everything on until told otherwise. */
export interface Proxy {
  url: string;
  /** Paths asked for, in their order, queries included. */
  asked: readonly string[];
  /** Bytes of all bodies that were passed on so far, as they came: compressed. */
  passed(): number;
  /** Lets somebody else answer from now on; without one, nobody does. */
  intrude(intruder?: Intruder): void;
  stop(): Promise<void>;
}

/** Puts a proxy on a free port before a site. */
export async function proxyFor(site: string): Promise<Proxy> {
  const asked: string[] = [];
  let intruder: Intruder | undefined;
  let passed = 0;
  const server = createServer((question, answer) => {
    const path = question.url ?? '/';
    asked.push(path);
    const other = intruder?.(path);
    if (other) other(answer);
    else
      passOn(site, question, answer, (bytes) => {
        passed += bytes;
      });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    asked,
    passed: () => passed,
    intrude(next) {
      intruder = next;
    },
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function passOn(
  site: string,
  question: IncomingMessage,
  answer: ServerResponse,
  count: (bytes: number) => void,
): void {
  const { method, headers, url } = question;
  const onward = request(`${site}${url ?? '/'}`, { method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.on('data', (part: Buffer) => {
      count(part.length);
    });
    reply.pipe(answer);
  });
  // Nobody there: the line is cut, as it would be without a proxy.
  onward.once('error', () => answer.destroy());
  question.pipe(onward);
}
