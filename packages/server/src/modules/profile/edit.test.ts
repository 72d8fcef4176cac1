import { EMAIL_FIELD_MESSAGES } from '@naija/contracts/domain/email-messages';
import { emailNotChanged, FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { NUMBER_MESSAGES } from '@naija/contracts/domain/number-messages';
import { OUTBOX_MESSAGES } from '@naija/contracts/domain/outbox-messages';
import type { Agent } from '@naija/contracts/http/agents';
import { describe, expect, it } from 'vitest';
import { addFeeAnswers } from '../../../test/agents.ts';
import { BIO, EDIT, file, NUMBERS, photo } from '../../../test/profile-forms.ts';
import { agentActivity } from '../../database/schema.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const site = useProfileServer({ rateLimits: false });

/** Part of a record that the response to an edit contains. */
const answered = ({ activeWeek: _week, registrations: _registrations, ...record }: Agent) => record;
const tagWithoutWeek = (tag: unknown) => String(tag).replace(/\.[\d-]+"$/, '"');

describe('an edit', () => {
  it('is answered with the saved record and its ETag', async () => {
    const { row, token } = await site.agent();
    const { status, body, headers } = await site.edit(token, { ...EDIT, inspectionFee: 5_000 });
    const read = await site.read(row.id);
    expect([status, body]).toEqual([
      201,
      { message: MESSAGES.profileSaved, data: { updatedUser: answered(read.body.data) } },
    ]);
    expect(read.body.data).toMatchObject({
      bio: BIO,
      phone: EDIT.phone,
      state: 'rivers',
      inspectionFee: 5_000,
    });
    expect(headers['etag']).toBe(tagWithoutWeek(read.headers['etag']));
  });

  it('accepts numbers as people write them, and percentages with a decimal', async () => {
    const { row, token } = await site.agent();
    const sent = { ...EDIT, inspectionFee: '₦7.5k', sales: '1,200', agreement: '2,5', commission: 7.3 };
    const stored = { inspectionFee: 7_500, sales: 1_200, agreement: 2.5, commission: 7.3 };
    const { status, body } = await site.edit(token, sent);
    expect([status, body.data?.updatedUser]).toEqual([201, expect.objectContaining(stored)]);
    expect((await site.read(row.id)).body.data).toMatchObject(stored);
    const refused = await site.edit(token, { ...EDIT, inspectionFee: '1,5k', commission: '7.25' });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        fields: { inspectionFee: NUMBER_MESSAGES.amountUnclear, commission: NUMBER_MESSAGES.percentUnclear },
      }),
    ]);
  });

  it('stores 0 for a figure that the agent has none of, sent as a word or as the record has it', async () => {
    const { row, token } = await site.agent({ inspectionFee: 5_000, airbnb: null });
    const sent = { ...EDIT, inspectionFee: 0, sales: 0, airbnb: 'none', agreement: 'no fee', commission: 0 };
    const stored = { inspectionFee: 0, sales: 0, airbnb: 0, agreement: 0, commission: 0 };
    expect((await site.edit(token, sent)).body.data?.updatedUser).toMatchObject(stored);
    expect((await site.read(row.id)).body.data).toMatchObject(stored);
    const form = { ...EDIT, ...NUMBERS, inspectionFee: 'free', sales: 'none' };
    expect((await site.editForm(token, form)).status).toBe(201);
    expect(await site.row(row.id)).toMatchObject({ inspectionFee: 0, sales: 0, airbnb: 2 });
    const typed = await site.editForm(token, { ...EDIT, ...NUMBERS, sales: '0' });
    expect([typed.status, typed.body.fields]).toEqual([400, { sales: FIELD_MESSAGES.salesMin }]);
  });

  it('may come as a form with a photo', async () => {
    const { row, token } = await site.agent();
    const sent = { ...EDIT, ...NUMBERS, image: file(await photo()) };
    expect((await site.editForm(token, sent)).status).toBe(201);
    expect(await site.row(row.id)).toMatchObject({ image: site.stored()[0], sales: 3, state: 'rivers' });
  });

  it('keeps omitted fields, and clears empty ones', async () => {
    const { row, token } = await site.agent({
      sales: 7,
      airbnb: 2,
      instagram: 'https://instagram.com/a',
      image: null,
    });
    const { airbnb, ...others } = { ...EDIT, airbnb: '', instagram: '' };
    expect((await site.edit(token, { ...others, airbnb })).status).toBe(201);
    expect(await site.row(row.id)).toMatchObject({ sales: 7, airbnb: null, instagram: null });
  });

  it('stores areas and languages by their public names, and keeps their order', async () => {
    const { row, token } = await site.agent();
    const names = { areas: 'VI, Lagos; ikeja, Lagos; Ikeja, Lagos', languages: 'hausa; English' };
    const { body } = await site.edit(token, { ...EDIT, ...names });
    const stored = { areas: ['Victoria Island, Lagos', 'Ikeja, Lagos'], languages: ['Hausa', 'English'] };
    expect(body.data?.updatedUser).toMatchObject(stored);
    await site.edit(token, EDIT);
    expect(await site.row(row.id)).toMatchObject(stored);
    await site.edit(token, { ...EDIT, areas: '', languages: '' });
    expect(await site.row(row.id)).toMatchObject({ areas: [], languages: [] });
  });

  it('accepts the state under either name', async () => {
    const { row, token } = await site.agent();
    const { stateCity, ...others } = EDIT;
    expect((await site.edit(token, { ...others, state: 'Kano' })).status).toBe(201);
    expect([stateCity, (await site.row(row.id)).state]).toEqual(['rivers', 'kano']);
  });

  it('never changes who the agent is', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null, passwordHash: 'old' });
    const more = {
      name: 'Other',
      id: 'x',
      _id: 'y',
      isVerified: true,
      emailVerifiedAt: 1,
      passwordHash: 'new',
    };
    expect((await site.edit(token, { ...EDIT, ...more, password: 'p' })).status).toBe(201);
    const { id, name, emailVerifiedAt, passwordHash } = await site.row(row.id);
    expect([id, name, emailVerifiedAt, passwordHash]).toEqual([row.id, row.name, null, 'old']);
  });

  it('with another email address, as earlier releases send, is saved without it and says how to change that', async () => {
    const { row, token } = await site.agent();
    const { status, body } = await site.edit(token, { ...EDIT, email: 'new@example.com' });
    expect([status, body.message]).toEqual([201, emailNotChanged(row.email)]);
    expect(await site.row(row.id)).toMatchObject({ address: EDIT.address, email: row.email });
    expect((await site.read(row.id, token)).body.own?.pendingEmail).toBeNull();
    expect(await site.outbox()).toEqual([]);
    expect((await site.edit(token, { ...EDIT, email: row.email.toUpperCase() })).body.message).toBe(
      MESSAGES.profileSaved,
    );
  });

  it('changes no other agent', async () => {
    const [one, other] = [await site.agent(), await site.agent()];
    await site.edit(one.token, { ...EDIT, id: other.row.id, _id: other.row.id });
    expect(await site.row(other.row.id)).toEqual(other.row);
  });
});

describe('an edit is refused, with a message at the field', () => {
  it.each([
    ['bio', 'short', FIELD_MESSAGES.bioShort],
    ['email', 'a@', EMAIL_FIELD_MESSAGES.invalid],
    ['email', '', EMAIL_FIELD_MESSAGES.required],
    ['phone', '', FIELD_MESSAGES.phoneRequired],
    ['phone', '0801', FIELD_MESSAGES.phoneShort],
    ['phone', '0801234567890123', FIELD_MESSAGES.phoneLong],
    ['phone', '0801x345678', FIELD_MESSAGES.phoneInvalid],
    ['address', ' ', FIELD_MESSAGES.addressRequired],
    ['address', 'x'.repeat(201), FIELD_MESSAGES.addressLong],
    ['state', 'Texas', FIELD_MESSAGES.stateUnknown],
    ['instagram', 'https://example.com/a', FIELD_MESSAGES.instagramInvalid],
    ['areas', 'Atlantis, Lagos', FIELD_MESSAGES.areasUnknown],
    ['areas', ['Yaba, Lagos'], FIELD_MESSAGES.areasUnknown],
    ['languages', 'Klingon', FIELD_MESSAGES.languagesUnknown],
    ['sales', '0', FIELD_MESSAGES.salesMin],
    ['sales', -1, FIELD_MESSAGES.salesMin],
    ['commission', 101, NUMBER_MESSAGES.percentLarge],
    ['inspectionFee', {}, NUMBER_MESSAGES.amountUnclear],
    ['image', '/media/x', FIELD_MESSAGES.imageType],
    ['image', { type: 'image/png', size: 3 }, FIELD_MESSAGES.imageType],
  ])('%s as %j', async (field, value, message) => {
    const { row, token } = await site.agent();
    const { stateCity: state, ...others } = EDIT;
    const { status, body } = await site.edit(token, { ...others, state, [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect(await site.row(row.id)).toEqual(row);
  });
});

describe('an edit made from a record', () => {
  const tagOf = async (id: string) => String((await site.read(id)).headers['etag']);

  it('is saved while the record is still the same', async () => {
    const { row, token } = await site.agent();
    const headers = { 'if-match': await tagOf(row.id) };
    expect(headers['if-match']).toMatch(/^"[\w-]+\.\d{4}-\d\d-\d\d"$/);
    expect((await site.edit(token, EDIT, headers)).status).toBe(201);
  });

  it('is saved though the agent has logged in again in another week since, and when it does not say the week', async () => {
    const { row, token } = await site.agent();
    const base = await tagOf(row.id);
    await site.db.update(agentActivity).set({ week: '2036-01-07' });
    expect(await tagOf(row.id)).not.toBe(base);
    const saved = await site.edit(token, EDIT, { 'if-match': base });
    expect(saved.status).toBe(201);
    const again = await site.edit(token, EDIT, { 'if-match': String(saved.headers['etag']) });
    expect(again.status).toBe(201);
  });

  it('is saved although visitors have said meanwhile whether the fees were as published', async () => {
    const { row, token } = await site.agent();
    await addFeeAnswers(site.db, row.id, ['yes', 'yes', 'no', 'yes', 'yes']);
    const headers = { 'if-match': await tagOf(row.id) };
    await addFeeAnswers(site.db, row.id, ['no']);
    expect(await tagOf(row.id)).not.toBe(headers['if-match']);
    expect((await site.edit(token, EDIT, headers)).status).toBe(201);
  });

  it('is not saved over another one, and gets the current record', async () => {
    const { row, token } = await site.agent();
    const headers = { 'if-match': await tagOf(row.id) };
    await site.edit(token, { ...EDIT, address: 'Mine' });
    const sent = { ...EDIT, address: 'Theirs', image: file(await photo()) };
    const refused = await site.editForm(token, sent, headers);
    const now = await site.read(row.id);
    expect([refused.status, refused.body, refused.headers['etag']]).toEqual([
      412,
      {
        message: OUTBOX_MESSAGES.profileChanged,
        code: 'precondition_failed',
        data: answered(now.body.data),
      },
      tagWithoutWeek(now.headers['etag']),
    ]);
    expect([now.body.data.address, site.stored()]).toEqual(['Mine', []]);
  });

  it('is saved once of two at the same time', async () => {
    const { row, token } = await site.agent();
    const headers = { 'if-match': await tagOf(row.id) };
    const edits = ['One', 'Two'].map((address) => site.edit(token, { ...EDIT, address }, headers));
    expect((await Promise.all(edits)).map(({ status }) => status).sort()).toEqual([201, 412]);
  });

  it('gets the same response when it is repeated with its key', async () => {
    const { row, token } = await site.agent();
    const headers = { 'if-match': await tagOf(row.id), 'idempotency-key': 'k' };
    const first = await site.edit(token, EDIT, headers);
    const again = await site.edit(token, EDIT, headers);
    expect([again.status, again.body, again.headers['etag']]).toEqual([
      201,
      first.body,
      first.headers['etag'],
    ]);
  });

  it('that was refused may be repeated with its key from the new record', async () => {
    const { row, token } = await site.agent();
    const headers = { 'if-match': '"old"', 'idempotency-key': 'k' };
    expect((await site.edit(token, EDIT, headers)).status).toBe(412);
    expect((await site.edit(token, EDIT, { ...headers, 'if-match': await tagOf(row.id) })).status).toBe(201);
  });
});
