import { moderationPaths } from '@naija/contracts/http/moderation';
import { operatorPaths } from '@naija/contracts/http/operators';
import { registrationPaths } from '@naija/contracts/http/registrations';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addAgent, addComment, addWorkPhoto } from '../../../test/agents.ts';
import { action, LOSSES, send, type Loss } from '../../../test/lost-responses.ts';
import { codeOf, OPERATOR_PASSWORD, useModeration } from '../../../test/use-moderation.ts';
import {
  auditEntries,
  idempotencyKeys,
  moderationAppeals,
  moderationCases,
  recoveryCodes,
  registrations,
} from '../../database/schema.ts';

const site = useModeration();
const { server } = site;

const audit = async () => (await server.db.select().from(auditEntries)).map(({ action: name }) => name);

async function decider() {
  const { token } = await site.operator();
  return (url: string, payload: object) => action('POST', url, { token, payload });
}

describe.each(Object.entries<Loss>(LOSSES))('where a response is %s', (_, lose) => {
  it('a second factor is set up with one secret, and its recovery codes are shown and work', async () => {
    const { token } = await site.newOperator();
    const payload = { currentPassword: OPERATOR_PASSWORD };
    const { body } = await lose(server.app, action('POST', operatorPaths.enrol, { token, payload }));
    const code = codeOf(body.secret ?? '', site.now());
    const confirm = action('POST', operatorPaths.confirm, { token, payload: { code } });
    const confirmed = await lose(server.app, confirm);
    expect([confirmed.status, confirmed.body.recoveryCodes?.length]).toEqual([200, 10]);
    for (const recoveryCode of confirmed.body.recoveryCodes?.slice(0, 2) ?? []) {
      const pass = action('POST', operatorPaths.pass, { token, payload: { code: recoveryCode } });
      expect((await lose(server.app, pass)).status).toBe(200);
    }
    expect([await server.db.$count(recoveryCodes), await audit()]).toEqual([8, ['enrol']]);
  });

  it('a decision is made once, and said to be made', async () => {
    const decide = await decider();
    const agent = await addAgent(server.db);
    const comment = await addComment(server.db, agent.id);
    const subject = { kind: 'comment', id: comment.id };
    const opened = await lose(server.app, decide(operatorPaths.cases, { subject }));
    expect(opened.status).toBe(201);
    const [{ id } = { id: '' }] = await server.db.select().from(moderationCases);
    const hide = { decision: 'hide', note: 'An insult.' };
    expect(await lose(server.app, decide(operatorPaths.decide(id), hide))).toMatchObject({ status: 200 });
    const note = { note: 'Too many insults.' };
    expect(await lose(server.app, decide(operatorPaths.block(agent.id), note))).toMatchObject({
      status: 200,
    });
    expect(await lose(server.app, decide(operatorPaths.unblock(agent.id), note))).toMatchObject({
      status: 200,
    });
    expect(await audit()).toEqual(['enrol', 'open', 'hide', 'block', 'unblock']);
  });

  it('a name is corrected, a photo removed and an appeal answered once', async () => {
    const decide = await decider();
    const agent = await addAgent(server.db);
    const photo = await addWorkPhoto(server.db, agent.id, 'a'.repeat(32));
    const note = 'As on the passport.';
    const rename = decide(operatorPaths.rename(agent.id), { name: 'Adaeze Obi', note });
    expect(await lose(server.app, rename)).toMatchObject({ status: 200 });
    const remove = decide(operatorPaths.removePhoto(agent.id, photo.id), { note });
    expect(await lose(server.app, remove)).toMatchObject({ status: 200 });

    await send(server.app, decide(operatorPaths.block(agent.id), { note }));
    const token = await site.sessionOf(agent);
    const payload = { subject: { kind: 'account', id: agent.id }, text: 'I did not.' };
    const appeal = action('POST', moderationPaths.appeals, { token, payload });
    expect(await lose(server.app, appeal)).toMatchObject({ status: 201 });
    const [{ id } = { id: '' }, ...more] = await server.db.select().from(moderationAppeals);
    const answer = decide(operatorPaths.appeal(id), { decision: 'granted', answer: 'You are right.' });
    expect(await lose(server.app, answer)).toMatchObject({ status: 200 });
    expect(more).toEqual([]);
    expect(await audit()).toEqual(['enrol', 'rename', 'remove-photo', 'block', 'appeal-granted']);
  });

  it('a registration is entered and confirmed once', async () => {
    const decide = await decider();
    const agent = await addAgent(server.db);
    const token = await site.sessionOf(agent);
    const entry = { register: 'cac', number: 'RC 123456' };
    await lose(server.app, action('POST', registrationPaths.own, { token, payload: entry }));
    const [{ id } = { id: '' }, ...more] = await server.db
      .select()
      .from(registrations)
      .where(eq(registrations.agentId, agent.id));
    expect(more).toEqual([]);
    const confirm = { decision: 'confirm', checkedOn: '2026-11-20', validUntil: '2027-11-20' };
    expect(await lose(server.app, decide(operatorPaths.registration(id), confirm))).toMatchObject({
      status: 200,
    });
    expect(await audit()).toEqual(['enrol', 'registration-confirmed']);
  });
});

it('neither secrets nor recovery codes are stored with the key', async () => {
  const { token } = await site.newOperator();
  const payload = { currentPassword: OPERATOR_PASSWORD };
  const { body } = await send(server.app, action('POST', operatorPaths.enrol, { token, payload }));
  const code = codeOf(body.secret ?? '', site.now());
  const confirm = action('POST', operatorPaths.confirm, { token, payload: { code } });
  const confirmed = await send(server.app, confirm);
  const stored = JSON.stringify(await server.db.select().from(idempotencyKeys));
  for (const secret of [code, body.secret ?? '', ...(confirmed.body.recoveryCodes ?? [])])
    expect(stored).not.toContain(secret);
});
