import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { LIMITS } from '@naija/contracts/domain/limits';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { BIO, EDIT, file, NUMBERS, photo } from '../../../test/profile-forms.ts';
import { useProfileServer } from '../../../test/use-profile-server.ts';

const site = useProfileServer({ rateLimits: false });
const PHOTO = await photo();
const withPhoto = (data: Buffer) => ({ ...EDIT, image: file(data) });

describe('a replaced photo', () => {
  it('is removed, and only the new one stays', async () => {
    const { row, token } = await site.agent();
    await site.editForm(token, withPhoto(await photo(10)));
    const old = (await site.row(row.id)).image;
    await site.editForm(token, withPhoto(await photo(200)));
    const { image } = await site.row(row.id);
    expect([site.stored(), image === old]).toEqual([[image], false]);
    expect((await site.app.inject(`/media/${String(old)}/640.jpg`)).statusCode).toBe(404);
  });

  it('stays while another agent has the same one', async () => {
    const [one, other] = [await site.agent(), await site.agent()];
    const same = withPhoto(await photo(10));
    await site.editForm(one.token, same);
    await site.editForm(other.token, same);
    const shared = (await site.row(other.row.id)).image;
    await site.editForm(one.token, withPhoto(await photo(200)));
    expect(site.stored()).toEqual([shared, (await site.row(one.row.id)).image].sort());
  });

  it('stays if it is replaced by itself or by none', async () => {
    const { row, token } = await site.agent();
    const same = withPhoto(await photo(10));
    await site.editForm(token, same);
    await site.editForm(token, same);
    await site.edit(token, EDIT);
    expect(site.stored()).toEqual([(await site.row(row.id)).image]);
  });

  it('is removed only when unused, with concurrent edits to and from it', async () => {
    const agents = await Promise.all(Array.from({ length: 4 }, () => site.agent()));
    const photos = [withPhoto(await photo(10)), withPhoto(await photo(250))];
    for (let round = 0; round < 2; round += 1) {
      const edits = agents.map(({ token }, index) => site.editForm(token, photos[(index + round) % 2] ?? {}));
      expect((await Promise.all(edits)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    }
    const used = await Promise.all(agents.map(async ({ row }) => (await site.row(row.id)).image));
    expect(site.stored()).toEqual([...new Set(used)].sort());
  });
});

it('stores no photo whose profile cannot be saved', async () => {
  const { row, token } = await site.agent();
  const sent = { ...withPhoto(PHOTO), ...NUMBERS };
  await site.db.execute(sql`alter table agents add constraint broken check (sales <> 3) not valid`);
  const { status } = await site.editForm(token, sent);
  await site.db.execute(sql`alter table agents drop constraint broken`);
  expect([status, await site.row(row.id), site.stored()]).toEqual([500, row, []]);
});

describe('a file', () => {
  /** Pads a photo to a size. */
  const padded = (size: number) => Buffer.concat([PHOTO, Buffer.alloc(size - PHOTO.length)]);

  it('of 5 MiB is accepted', async () => {
    const { token } = await site.agent();
    expect((await site.editForm(token, withPhoto(padded(LIMITS.imageMaxBytes)))).status).toBe(201);
  });

  it.each([1, 1_000, 2 * 1024 * 1024])('of 5 MiB and %i bytes is too large', async (more) => {
    const { row, token } = await site.agent();
    const sent = withPhoto(padded(LIMITS.imageMaxBytes + more));
    const { status, body } = await site.editForm(token, sent);
    const message = FIELD_MESSAGES.imageSize;
    expect([status, body]).toEqual([413, { message, code: 'payload_too_large', fields: { image: message } }]);
    expect([await site.row(row.id), site.stored()]).toEqual([row, []]);
  });

  it.each([
    ['HTML under the name of a photo', '<!doctype html><script>alert(1)</script>', FIELD_MESSAGES.imageType],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', FIELD_MESSAGES.imageType],
    ['nothing', '', FIELD_MESSAGES.imageType],
    ['half a photo', PHOTO.subarray(0, 500), FIELD_MESSAGES.imageDamaged],
    ['a photo of a format that is not shown', '\0\0\0\x18ftypheic\0\0\0\0', FIELD_MESSAGES.imageHeic],
  ])('with %s is refused', async (_what, content, message) => {
    const { token } = await site.agent();
    const sent = { image: file(content), bio: BIO, ...NUMBERS };
    const { status, body } = await site.update(token, sent);
    expect([status, body.fields, site.stored()]).toEqual([400, { image: message }, []]);
  });

  it('that contains a script as well is stored as plain pixels', async () => {
    const { token } = await site.agent();
    const pixels = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    const polyglot = Buffer.concat([pixels, Buffer.from('/*=1;alert(document.domain)//*/')]);
    expect((await site.editForm(token, { ...EDIT, image: file(polyglot, 'image/gif') })).status).toBe(201);
    const [id = ''] = site.stored();
    const served = await site.app.inject(`/media/${id}/96.webp`);
    expect([served.headers['content-type'], served.rawPayload.includes('alert')]).toEqual([
      'image/webp',
      false,
    ]);
  });
});
