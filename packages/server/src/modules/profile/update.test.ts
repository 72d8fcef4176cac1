import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { NUMBER_MESSAGES } from '@naija/contracts/domain/number-messages';
import { photoId } from '@naija/contracts/domain/photos';
import { agentPaths, type AgentListResponse } from '@naija/contracts/http/agents';
import { describe, expect, it } from 'vitest';
import { BIO, file, multipart, NUMBERS, photo, type Fields } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const site = useProfileServer({ rateLimits: false });
const whole = async (): Promise<Fields> => ({ image: file(await photo()), bio: BIO, ...NUMBERS });

describe('an agent who completes the profile', () => {
  it('is told so, and is listed with the photo from then on', async () => {
    const { row, token } = await site.agent();
    const { status, body, headers } = await site.update(token, await whole());
    expect([status, body, headers['cache-control']]).toEqual([
      201,
      { message: MESSAGES.profileSaved },
      'no-store',
    ]);
    const { data } = (await site.read(row.id)).body;
    expect(data).toMatchObject({ bio: BIO, rentPrice: 12, inspectionFee: 7_500, commission: 5 });
    expect(site.stored()).toContain(photoId(data.image ?? ''));
    const served = await site.app.inject(data.image ?? '');
    expect([
      served.statusCode,
      served.headers['content-type'],
      served.headers['x-content-type-options'],
    ]).toEqual([200, 'image/jpeg', 'nosniff']);
    expect(served.headers['cache-control']).toContain('immutable');
  });

  it('is listed with a free inspection, and with every other figure of which there is none', async () => {
    const { row, token } = await site.agent();
    const none = Object.fromEntries(Object.keys(NUMBERS).map((field) => [field, 'none']));
    expect((await site.update(token, { ...(await whole()), ...none })).status).toBe(201);
    const stored = Object.fromEntries(Object.keys(NUMBERS).map((field) => [field, 0]));
    expect((await site.read(row.id)).body.data).toMatchObject(stored);
    expect((await site.read(row.id, token)).body.own?.missing).toEqual([]);
    const list = await site.app.inject(`${agentPaths.byLocation(row.state)}?maxFee=0&sort=fee`);
    expect(list.json<AgentListResponse>().data.map(({ id }) => id)).toEqual([row.id]);
  });

  it('changes no other field', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null, passwordHash: 'old' });
    const more = {
      name: 'Other',
      id: 'x',
      isVerified: 'true',
      emailVerifiedAt: '2026-01-01',
      email: 'a@b.co',
    };
    const sent = { ...(await whole()), ...more, password: 'p', passwordHash: 'new', state: 'kano' };
    expect((await site.update(token, sent)).status).toBe(201);
    expect(await site.row(row.id)).toMatchObject({
      ...{ id: row.id, name: row.name, email: row.email, emailVerifiedAt: null },
      ...{ passwordHash: 'old', state: row.state },
    });
  });

  it('saves it once, however often the request is repeated', async () => {
    const { row, token } = await site.agent();
    const sent = await whole();
    const key = { 'idempotency-key': 'k' };
    const first = await site.update(token, sent, key);
    const { updatedAt } = await site.row(row.id);
    expect(await site.update(token, sent, key)).toMatchObject({ status: 201, body: first.body });
    expect((await site.row(row.id)).updatedAt).toEqual(updatedAt);
    const other = await site.update(token, { ...sent, image: file(await photo(10)) }, key);
    expect(other.status).toBe(422);
  });
});

describe('a profile is refused, with a message at the field', () => {
  it.each([
    ['no image', 'image', undefined, FIELD_MESSAGES.photoRequired],
    ['an empty image', 'image', '', FIELD_MESSAGES.photoRequired],
    ['an address as the image', 'image', '/media/x.jpg', FIELD_MESSAGES.imageType],
    ['a file field that nothing was chosen in', 'image', file('', '', ''), FIELD_MESSAGES.photoRequired],
    ['a file of another type', 'image', file('%PDF', 'application/pdf'), FIELD_MESSAGES.imageType],
    ['no bio', 'bio', undefined, FIELD_MESSAGES.bioRequired],
    ['a short bio', 'bio', 'x'.repeat(49), FIELD_MESSAGES.bioShort],
    ['a long bio', 'bio', 'x'.repeat(5_001), FIELD_MESSAGES.bioLong],
    ['no rents', 'rentPrice', undefined, FIELD_MESSAGES.rentPriceMin],
    ['zero sales', 'sales', '0', FIELD_MESSAGES.salesMin],
    ['negative listings', 'airbnb', '-1', FIELD_MESSAGES.airbnbMin],
    ['an empty fee', 'inspectionFee', '', FIELD_MESSAGES.inspectionFeeMin],
    ['zero deals', 'totalDeals', '0', FIELD_MESSAGES.totalDealsMin],
    ['no agreement', 'agreement', '0', FIELD_MESSAGES.agreementMin],
    ['too much of a percentage', 'agreement', '101', NUMBER_MESSAGES.percentLarge],
    ['no commission', 'commission', '0', FIELD_MESSAGES.commissionMin],
    ['half a sale', 'sales', '1.5', NUMBER_MESSAGES.wholeNumber],
    ['a number as machines write it', 'sales', '1e3', NUMBER_MESSAGES.wholeNumber],
    ['more than anybody sells', 'sales', '1000001', NUMBER_MESSAGES.numberLarge],
  ])('%s', async (_what, field, value, message) => {
    const { row, token } = await site.agent();
    const { status, body } = await site.update(token, { ...(await whole()), [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect(await site.row(row.id)).toEqual(row);
    expect(site.stored()).toEqual([]);
  });
});

describe('without a login', () => {
  it.each([agentPaths.update, agentPaths.edit])('nothing is changed: %s', async (url) => {
    const { row } = await site.agent();
    for (const token of ['', 'unknown', row.id])
      expect((await site.put(url, token, await multipart(await whole()))).status).toBe(401);
    expect(await site.row(row.id)).toEqual(row);
    expect(site.stored()).toEqual([]);
  });
});
