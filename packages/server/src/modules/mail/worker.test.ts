import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { FROM, LETTER, testOutbox } from '../../../test/mail.ts';
import { queueMail } from './outbox.ts';

const office = testOutbox();
const isSent = ({ sentAt }: { sentAt: Date | null }) => sentAt !== null;
const isTried = ({ attempts }: { attempts: number }) => attempts > 0;

describe('a letter in the outbox', () => {
  it('arrives as it was written, once what caused it is committed', async () => {
    const smtp = await office.smtp();
    office.work(smtp);
    await office.queue('ada@example.com');
    const [row] = await office.rowsWhen(isSent);
    const [mail] = await smtp.received();
    expect(mail).toMatchObject({
      from: { name: 'NaijaAgents', address: 'no-reply@agents.example' },
      to: [{ address: 'ada@example.com' }],
      subject: LETTER.subject,
      html: expect.stringContaining(LETTER.html) as string,
      text: expect.stringContaining(LETTER.text.trim()) as string,
      messageId: `<${row?.id ?? ''}@agents.example>`,
    });
  });

  it('can be read there no longer once it is sent', async () => {
    const smtp = await office.smtp();
    office.work(smtp);
    await office.queue('ada@example.com');
    const rows = await office.rowsWhen(isSent);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('is never sent when what caused it is undone', async () => {
    const smtp = await office.smtp();
    office.work(smtp);
    const undone = office.db().transaction(async (tx) => {
      await queueMail(tx, { to: 'nobody@example.com', letter: LETTER });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await office.queue('ada@example.com');
    await office.rowsWhen(isSent);
    expect(smtp.recipients()).toEqual(['ada@example.com']);
  });
});

describe('while the mail server is away', () => {
  it('letters wait, and go out when it is back', async () => {
    const smtp = await office.smtp();
    let now = new Date();
    const worker = office.work(smtp, { clock: () => now });
    await smtp.goDown();
    for (const to of ['ada@example.com', 'obi@example.com']) await office.queue(to);
    const waiting = await office.rowsWhen(isTried);
    expect(waiting).toMatchObject([
      {
        sentAt: null,
        failedAt: null,
        html: LETTER.html,
        lastError: expect.stringContaining('ECONNREFUSED') as string,
      },
      { sentAt: null, failedAt: null },
    ]);

    await smtp.comeBack();
    now = new Date(now.getTime() + 60 * 60 * 1_000);
    worker.wake();
    await office.rowsWhen(isSent);
    expect(await smtp.received()).toHaveLength(2);
  });

  it('a letter is given up after three days, and says no more what it said', async () => {
    const smtp = await office.smtp();
    await smtp.goDown();
    await office.queue('ada@example.com');
    office.work(smtp, { clock: () => new Date(Date.now() + 73 * 60 * 60 * 1_000) });
    const [row] = await office.rowsWhen(({ failedAt }) => failedAt !== null);
    expect(row).toMatchObject({ sentAt: null, html: null, text: null });
  });
});

describe('a recipient who is refused', () => {
  it('for good is not written to again, and keeps nobody else from mail', async () => {
    const smtp = await office.smtp({ refuse: (to) => (to === 'gone@example.com' ? 550 : undefined) });
    office.work(smtp);
    for (const to of ['gone@example.com', 'ada@example.com']) await office.queue(to);
    const [gone, ada] = await office.rowsWhen(isTried);
    expect([gone, ada]).toMatchObject([
      { attempts: 1, failedAt: expect.any(Date) as Date, html: null, text: null },
      { sentAt: expect.any(Date) as Date },
    ]);
  });

  it('for now is written to later', async () => {
    const smtp = await office.smtp({ refuse: () => 452 });
    office.work(smtp);
    const queued = Date.now();
    await office.queue('full@example.com');
    const [full] = await office.rowsWhen(isTried);
    expect(full).toMatchObject({ failedAt: null, html: LETTER.html });
    expect(full?.dueAt.getTime()).toBeGreaterThan(queued + 4_000);
  });
});

it.each([
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\nRCPT TO:<eve@example.com>',
  'ada@example.com, eve@example.com',
  'ada@example.com> NOTIFY=SUCCESS <eve@example.com',
])('nobody is written to by way of somebody else’s address: %j', async (to) => {
  const smtp = await office.smtp();
  office.work(smtp);
  await office.queue(to);
  await office.rowsWhen(isTried);
  const mail = await smtp.received();
  const named = mail.flatMap(({ to = [], cc = [], bcc = [] }) => [...to, ...cc, ...bcc]);
  expect([...smtp.recipients(), ...named.map(({ address }) => address)]).not.toContain('eve@example.com');
});

it('words of a subject stay in the subject', async () => {
  const smtp = await office.smtp();
  office.work(smtp);
  const subject = 'Hello\r\nBcc: eve@example.com\r\n\r\nSurprise';
  await office
    .db()
    .transaction((tx) => queueMail(tx, { to: 'ada@example.com', letter: { ...LETTER, subject } }));
  await office.rowsWhen(isSent);
  const [mail] = await smtp.received();
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect([mail?.from?.address, mail?.text?.trim()]).toEqual([/<([^<>]*)>/.exec(FROM)?.[1], 'secret']);
});

it('of fifty letters and two workers, each letter is sent once', async () => {
  const smtp = await office.smtp();
  const names = Array.from({ length: 50 }, (_, number) => `agent${String(number)}@example.com`);
  for (const name of names) await office.queue(name);
  office.work(smtp);
  office.work(smtp);
  await office.rowsWhen(isSent);
  expect(smtp.recipients().sort()).toEqual(names.sort());
});

it('a worker that stops lets the letter on its way arrive', async () => {
  let isHere = () => {};
  let release = () => {};
  const here = new Promise<void>((resolve) => (isHere = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  const smtp = await office.smtp({
    hold: () => {
      isHere();
      return released;
    },
  });
  const worker = office.work(smtp);
  await office.queue('ada@example.com');
  await here;
  const stopped = worker.stop();
  release();
  await stopped;
  expect(await office.rowsWhen(isSent)).toHaveLength(1);
});

it('letters go out soon after the database dropped the connection that tells of them', async () => {
  const smtp = await office.smtp();
  office.work(smtp);
  const drop = sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where query ilike 'listen %'`;
  await vi.waitUntil(async () => (await office.db().execute(drop)).rowCount !== 0, { timeout: 60_000 });
  await office.queue('ada@example.com');
  // Sooner than the worker looks for mail unasked.
  expect(await office.rowsWhen(isSent, 25_000)).toHaveLength(1);
});
