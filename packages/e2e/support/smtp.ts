import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback, for `SMTP_URL`. */
export interface MailServer {
  url: string;
  /** What was sent to an address so far, first to last. */
  mailTo: (address: string) => Promise<Email[]>;
  goDown: () => Promise<void>;
  /** At the same address again. */
  comeBack: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: { to: string[]; letter: Buffer }[] = [];
  const listen = async (port: number) => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          taken.push({ to: envelope.rcptTo.map(({ address }) => address), letter: Buffer.concat(parts) });
          done();
        });
      },
    });
    server.on('error', () => undefined);
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mailTo: (address) =>
      Promise.all(
        taken.filter(({ to }) => to.includes(address)).map(({ letter }) => PostalMime.parse(letter)),
      ),
    goDown: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
    async comeBack() {
      server = await listen(port);
    },
  };
}
