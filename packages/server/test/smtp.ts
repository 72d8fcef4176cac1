import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on loopback, which takes whatever it is not told to refuse. */
export interface TestSmtp {
  /** For SMTP_URL; the same after it went down and came back. */
  url: string;
  /** What was taken so far, first to last. */
  received: () => Promise<Email[]>;
  /** Whom they were for, as their envelopes say. */
  recipients: () => string[];
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface TestSmtpOptions {
  /** The code that a recipient is refused with, if so. */
  refuse?: (address: string) => number | undefined;
  /** Awaited when a letter has arrived, before it is taken. */
  hold?: () => Promise<void>;
}

interface Taken {
  to: string[];
  letter: Buffer;
}

export async function startTestSmtp(options: TestSmtpOptions = {}): Promise<TestSmtp> {
  const taken: Taken[] = [];
  let server = await listen(options, taken, 0);
  const { port } = server.server.address() as AddressInfo;
  const goDown = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received: () => Promise.all(taken.map(({ letter }) => PostalMime.parse(letter))),
    recipients: () => taken.flatMap(({ to }) => to),
    goDown,
    comeBack: async () => {
      server = await listen(options, taken, port);
    },
    stop: goDown,
  };
}

async function listen(options: TestSmtpOptions, taken: Taken[], port: number): Promise<SMTPServer> {
  const server = new SMTPServer(handlers(options, taken));
  // A client that goes away in the middle is no failure of this server.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

function handlers({ refuse, hold }: TestSmtpOptions, taken: Taken[]): SMTPServerOptions {
  return {
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const code = refuse?.(address);
      done(code === undefined ? null : Object.assign(new Error('not here'), { responseCode: code }));
    },
    onData(stream, { envelope: { rcptTo } }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        void Promise.resolve(hold?.()).then(() => {
          taken.push({ to: rcptTo.map(({ address }) => address), letter: Buffer.concat(parts) });
          done();
        });
      });
    },
  };
}
