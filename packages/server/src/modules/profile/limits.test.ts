import { expect, it } from 'vitest';
import { profileModule } from './module.ts';
import { EDIT, file, photo } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const NOW = new Date();
const site = useProfileServer({ clock: () => NOW });

it('an agent who saves too often is asked to wait, and no other agent is', async () => {
  const [one, other] = [await site.agent(), await site.agent()];
  for (let count = 0; count < profileModule.limits.profileChange.burst; count += 1)
    expect((await site.edit(one.token, EDIT)).status).toBe(201);
  const refused = await site.edit(one.token, EDIT);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await site.edit(other.token, EDIT)).status).toBe(201);
});

it('a repeated form gets its response while its agent is rate-limited', async () => {
  const { row, token } = await site.agent();
  const [form, key] = [{ ...EDIT, image: file(await photo()) }, { 'idempotency-key': 'k' }];
  const first = await site.editForm(token, form, key);
  while ((await site.edit(token, EDIT)).status === 201);
  const saved = await site.row(row.id);
  const again = await site.editForm(token, form, key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect([(await site.edit(token, EDIT)).status, await site.row(row.id)]).toEqual([429, saved]);
});
