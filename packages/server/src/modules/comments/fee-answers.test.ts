import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import { commentPaths, type FeeAnswer } from '@naija/contracts/http/comments';
import { beforeEach, describe, expect, it } from 'vitest';
import { feeAnswerKeys, feeAnswers } from '../../database/schema.ts';
import { addAgent, addComment } from '../../../test/agents.ts';
import { queuedMessages } from '../../../test/signup.ts';
import { useServer } from '../../../test/use-server.ts';
import { countFeeAnswer } from './fee-answers.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
let now: Date;
let agentId: string;
const server = useServer({ clock: () => now, trustedProxies: ['127.0.0.1'], timingStepMs: 0 });

beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  agentId = (await addAgent(server.db, { email: 'agent@gmail.com', publicEmail: 'office@firm.ng' })).id;
});

const send = async (url: string, address: string, payload: object = {}) =>
  (await server.app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address }, payload }))
    .statusCode;

/** Comments from an address; returns the token of the link that is mailed. */
async function comment(feeAsPublished: FeeAnswer | undefined, email: string, address: string) {
  const fields = { fullname: 'Ada Obi', content: 'We moved in.', dealing: 'rented' };
  expect(await send(commentPaths.post(agentId), address, { ...fields, feeAsPublished, email })).toBe(201);
  const mail = (await queuedMessages(server.db)).at(-1);
  return /confirm-comment\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function confirmed(feeAsPublished: FeeAnswer | undefined, email: string, address: string) {
  const token = await comment(feeAsPublished, email, address);
  expect(await send(commentPaths.confirm(token), address)).toBe(200);
}

async function shown() {
  const { charged } = (await server.app.inject(agentPaths.byId(agentId))).json<AgentResponse>();
  return charged && `${String(charged.asPublished)} of ${String(charged.answers)}`;
}

/** Stores answers of ten clients with separate mailboxes and networks. */
async function tenClientsSay(feeAsPublished: FeeAnswer) {
  for (let client = 0; client < 10; client += 1)
    await confirmed(feeAsPublished, `client${String(client)}@gmail.com`, `41.58.${String(client)}.1`);
}

describe('what counts for an agent', () => {
  it('ten confirmed clients are heard on the day on which one mailbox has answered twice before', async () => {
    await confirmed('yes', 'bola@gmail.com', '41.58.100.1');
    await confirmed('yes', 'b.o.l.a+again@googlemail.com', '41.58.100.1');
    await tenClientsSay('no');
    expect(await shown()).toBe('1 of 11');
  });

  it('the newest answer of a mailbox counts, also when its links are opened in another order', async () => {
    await tenClientsSay('no');
    await confirmed('yes', 'Client1@gmail.com', '41.58.1.1');
    expect(await shown()).toBe('1 of 10');
    const older = await comment('no', 'client2@gmail.com', '41.58.2.1');
    await confirmed('yes', 'client2@gmail.com', '41.58.2.1');
    expect(await send(commentPaths.confirm(older), '41.58.2.1')).toBe(200);
    expect(await shown()).toBe('2 of 10');
  });

  it('a mailbox counts once for each of several agents', async () => {
    await confirmed('yes', 'bola@gmail.com', '41.58.100.1');
    agentId = (await addAgent(server.db)).id;
    await confirmed('yes', 'bola@gmail.com', '41.58.100.1');
    const rows = await server.db.select().from(feeAnswers);
    expect(new Set(rows.map((row) => row.agentId)).size).toBe(2);
    expect(new Set(rows.map(({ mailbox }) => mailbox.toString('hex'))).size).toBe(2);
  });

  it("the agent's own mailboxes do not count", async () => {
    await confirmed('yes', 'a.gent+client@gmail.com', '41.58.100.1');
    await confirmed('yes', 'Office@firm.ng', '41.58.100.2');
    expect(await server.db.$count(feeAnswers)).toBe(0);
  });

  it('the email of a comment without an answer about fees is not kept', async () => {
    await confirmed(undefined, 'ada@gmail.com', '41.58.100.1');
    expect([await server.db.$count(feeAnswers), await server.db.$count(feeAnswerKeys)]).toEqual([0, 0]);
  });
});

interface Crowd {
  answer: FeeAnswer;
  count: number;
  networks: number;
  /** One address, many names at one domain, or mailboxes at a public service. */
  mail: 'one mailbox' | 'one domain' | 'public mailboxes';
}

const ADDRESSES = {
  'one mailbox': (index: number) => `stuffer+${String(index)}@gmail.com`,
  'one domain': (index: number) => `name${String(index)}@host${String(index)}.stuffer.ng`,
  'public mailboxes': (index: number) => `stuffer${String(index)}@yahoo.com`,
};

/** Lets a crowd answer on one day, as if each member had opened the link of a mail. */
async function stuff({ answer: feeAsPublished, count, networks, mail }: Crowd, prefix: string) {
  for (let index = 0; index < count; index += 1) {
    const answeredAt = new Date(now.getTime() + index);
    const { id: commentId } = await addComment(server.db, agentId, answeredAt, { feeAsPublished });
    await server.db.transaction((tx) =>
      countFeeAnswer(tx, {
        agentId,
        commentId,
        answer: feeAsPublished,
        answeredAt,
        email: ADDRESSES[mail](index),
        network: `${prefix}.${String(index % networks)}.0/24`,
      }),
    );
  }
}

/** Crowds, and how many of their answers count. */
const CROWDS: [count: number, networks: number, mail: Crowd['mail'], counted: number][] = [
  [100, 1, 'one mailbox', 1],
  [100, 100, 'one mailbox', 1],
  [100, 1, 'one domain', 2],
  [100, 100, 'one domain', 2],
  [100, 1, 'public mailboxes', 2],
  [100, 5, 'public mailboxes', 10],
  [20, 20, 'public mailboxes', 20],
];

describe.each<{ crowd: FeeAnswer; clients: FeeAnswer }>([
  { crowd: 'yes', clients: 'no' },
  { crowd: 'no', clients: 'yes' },
])("$crowd of a crowd against '$clients' of ten clients", ({ crowd, clients }) => {
  it.each(CROWDS)(
    '%i from %i networks with %s: %i count, and each of the ten',
    async (count, networks, mail, counted) => {
      await stuff({ answer: crowd, count, networks, mail }, '105.112');
      await tenClientsSay(clients);
      now = new Date(now.getTime() + DAY_MS);
      await stuff({ answer: crowd, count, networks, mail }, '105.112');
      expect(await shown()).toBe(`${String(crowd === 'yes' ? counted : 10)} of ${String(counted + 10)}`);
    },
  );
});
