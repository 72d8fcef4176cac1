import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { FROM, MESSAGE, useOutbox } from '../../../test/use-outbox.ts';
import { queueMail } from './outbox.ts';

const outbox = useOutbox();
const isSent = ({ sentAt }: { sentAt: Date | null }) => sentAt !== null;
const isTried = ({ attempts }: { attempts: number }) => attempts > 0;

describe('a message in the outbox', () => {
  it('arrives unchanged once its transaction commits', async () => {
    const smtp = await outbox.startSmtp();
    outbox.startWorker(smtp);
    await outbox.queue('ada@example.com');
    const [row] = await outbox.rowsOnce(isSent);
    const [mail] = await smtp.received();
    expect(mail).toMatchObject({
      from: { name: 'NaijaAgents', address: 'no-reply@agents.example' },
      to: [{ address: 'ada@example.com' }],
      subject: MESSAGE.subject,
      html: expect.stringContaining(MESSAGE.html) as string,
      text: expect.stringContaining(MESSAGE.text.trim()) as string,
      messageId: `<${row?.id ?? ''}@agents.example>`,
    });
  });

  it('loses its bodies once it is sent', async () => {
    const smtp = await outbox.startSmtp();
    outbox.startWorker(smtp);
    await outbox.queue('ada@example.com');
    const rows = await outbox.rowsOnce(isSent);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('is never sent when its transaction rolls back', async () => {
    const smtp = await outbox.startSmtp();
    outbox.startWorker(smtp);
    const undone = outbox.db.transaction(async (tx) => {
      await queueMail(tx, { agentId: null, to: 'nobody@example.com', message: MESSAGE });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await outbox.queue('ada@example.com');
    await outbox.rowsOnce(isSent);
    expect(smtp.recipients()).toEqual(['ada@example.com']);
  });
});

describe('while the mail server is down', () => {
  it('messages stay in the outbox, and are sent when it is back', async () => {
    const smtp = await outbox.startSmtp();
    let now = new Date();
    const worker = outbox.startWorker(smtp, { clock: () => now });
    await smtp.goDown();
    for (const to of ['ada@example.com', 'obi@example.com']) await outbox.queue(to);
    const pending = await outbox.rowsOnce(isTried);
    expect(pending).toMatchObject([
      {
        sentAt: null,
        failedAt: null,
        html: MESSAGE.html,
        lastError: expect.stringContaining('ECONNREFUSED') as string,
      },
      { sentAt: null, failedAt: null },
    ]);

    await smtp.comeBack();
    now = new Date(now.getTime() + 60 * 60 * 1_000);
    worker.wake();
    await outbox.rowsOnce(isSent);
    expect(await smtp.received()).toHaveLength(2);
  });

  it('a message is given up after three days, and loses its bodies', async () => {
    const smtp = await outbox.startSmtp();
    await smtp.goDown();
    await outbox.queue('ada@example.com');
    outbox.startWorker(smtp, { clock: () => new Date(Date.now() + 73 * 60 * 60 * 1_000) });
    const [row] = await outbox.rowsOnce(({ failedAt }) => failedAt !== null);
    expect(row).toMatchObject({ sentAt: null, html: null, text: null });
  });
});

describe('a recipient who is refused', () => {
  it('for good is not retried, and does not block others', async () => {
    const smtp = await outbox.startSmtp({ refuse: (to) => (to === 'gone@example.com' ? 550 : undefined) });
    outbox.startWorker(smtp);
    for (const to of ['gone@example.com', 'ada@example.com']) await outbox.queue(to);
    const [gone, ada] = await outbox.rowsOnce(isTried);
    expect([gone, ada]).toMatchObject([
      { attempts: 1, failedAt: expect.any(Date) as Date, html: null, text: null },
      { sentAt: expect.any(Date) as Date },
    ]);
  });

  it('for now is retried later', async () => {
    const smtp = await outbox.startSmtp({ refuse: () => 452 });
    outbox.startWorker(smtp);
    const queued = Date.now();
    await outbox.queue('full@example.com');
    const [full] = await outbox.rowsOnce(isTried);
    expect(full).toMatchObject({ failedAt: null, html: MESSAGE.html });
    expect(full?.dueAt.getTime()).toBeGreaterThan(queued + 4_000);
  });
});

it.each([
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\nRCPT TO:<eve@example.com>',
  'ada@example.com, eve@example.com',
  'ada@example.com> NOTIFY=SUCCESS <eve@example.com',
])('an address cannot inject another recipient: %j', async (to) => {
  const smtp = await outbox.startSmtp();
  outbox.startWorker(smtp);
  await outbox.queue(to);
  await outbox.rowsOnce(isTried);
  const mail = await smtp.received();
  const named = mail.flatMap(({ to = [], cc = [], bcc = [] }) => [...to, ...cc, ...bcc]);
  expect([...smtp.recipients(), ...named.map(({ address }) => address)]).not.toContain('eve@example.com');
});

it('a subject cannot inject headers', async () => {
  const smtp = await outbox.startSmtp();
  outbox.startWorker(smtp);
  const subject = 'Hello\r\nBcc: eve@example.com\r\n\r\nSurprise';
  await outbox.db.transaction((tx) =>
    queueMail(tx, { agentId: null, to: 'ada@example.com', message: { ...MESSAGE, subject } }),
  );
  await outbox.rowsOnce(isSent);
  const [mail] = await smtp.received();
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect([mail?.from?.address, mail?.text?.trim()]).toEqual([/<([^<>]*)>/.exec(FROM)?.[1], 'secret']);
});

it('two workers send each of fifty messages once', async () => {
  const smtp = await outbox.startSmtp();
  const names = Array.from({ length: 50 }, (_, number) => `agent${String(number)}@example.com`);
  for (const name of names) await outbox.queue(name);
  outbox.startWorker(smtp);
  outbox.startWorker(smtp);
  await outbox.rowsOnce(isSent);
  expect(smtp.recipients().sort()).toEqual(names.sort());
});

it('a worker that stops lets the message in flight arrive', async () => {
  let isHere = () => {};
  let release = () => {};
  const here = new Promise<void>((resolve) => (isHere = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const smtp = await outbox.startSmtp({
    hold: () => {
      isHere();
      return released;
    },
  });
  const worker = outbox.startWorker(smtp);
  await outbox.queue('ada@example.com');
  await here;
  const stopped = worker.stop();
  release();
  await stopped;
  expect(await outbox.rowsOnce(isSent)).toHaveLength(1);
});

it('messages are sent soon after the database dropped the listening connection', async () => {
  const smtp = await outbox.startSmtp();
  outbox.startWorker(smtp, { reconnectDelayMs: 10 });
  const drop = sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where query ilike 'listen %' and datname = current_database()`;
  await vi.waitUntil(async () => (await outbox.db.execute(drop)).rowCount !== 0, { timeout: 60_000 });
  await outbox.queue('ada@example.com');
  // The worker would poll later than this.
  expect(await outbox.rowsOnce(isSent, 25_000)).toHaveLength(1);
});
