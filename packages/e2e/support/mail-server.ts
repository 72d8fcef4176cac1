import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback. */
export interface MailServer {
  url: string;
  mailTo: (address: string) => Promise<Email[]>;
  stopServer: () => Promise<void>;
  restartServer: () => Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: { to: string[]; raw: Buffer }[] = [];
  const listen = async (port: number) => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onData(stream, { envelope }, done) {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          received.push({ to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts) });
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
      Promise.all(received.filter(({ to }) => to.includes(address)).map(({ raw }) => PostalMime.parse(raw))),
    stopServer: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
    async restartServer() {
      server = await listen(port);
    },
  };
}
