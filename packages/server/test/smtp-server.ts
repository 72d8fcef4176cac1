import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An SMTP server on loopback that accepts all mail unless told otherwise. */
export interface SmtpServer {
  /** Value of SMTP_URL; stays the same while the server is down. */
  url: string;
  received: () => Promise<Email[]>;
  recipients: () => string[];
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface TestSmtpOptions {
  /** The SMTP code to refuse a recipient with, if any. */
  refuse?: (address: string) => number | undefined;
  /** Awaited before a message is accepted. */
  hold?: () => Promise<void>;
}

interface Accepted {
  to: string[];
  message: Buffer;
}

export async function startSmtpServer(options: TestSmtpOptions = {}): Promise<SmtpServer> {
  const accepted: Accepted[] = [];
  let server = await listen(options, accepted, 0);
  const { port } = server.server.address() as AddressInfo;
  const goDown = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    received: () => Promise.all(accepted.map(({ message }) => PostalMime.parse(message))),
    recipients: () => accepted.flatMap(({ to }) => to),
    goDown,
    comeBack: async () => {
      server = await listen(options, accepted, port);
    },
    stop: goDown,
  };
}

async function listen(options: TestSmtpOptions, accepted: Accepted[], port: number): Promise<SMTPServer> {
  const server = new SMTPServer(handlers(options, accepted));
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

function handlers({ refuse, hold }: TestSmtpOptions, accepted: Accepted[]): SMTPServerOptions {
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
          accepted.push({ to: rcptTo.map(({ address }) => address), message: Buffer.concat(parts) });
          done();
        });
      });
    },
  };
}
