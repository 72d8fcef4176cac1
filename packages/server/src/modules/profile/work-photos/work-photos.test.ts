import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { photoUrl } from '@naija/contracts/domain/photos';
import { WORK_PHOTO_MESSAGES } from '@naija/contracts/domain/work-photo-messages';
import { WORK_THUMB_SIZES, WORK_VIEW_SIZES } from '@naija/contracts/domain/work-photos';
import { workPhotoPaths } from '@naija/contracts/http/work-photos';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EDIT, photo as portrait } from '../../../../test/profile-forms.ts';
import { photoIdOf, useGalleryServer, workPicture } from '../../../../test/use-gallery-server.ts';

const site = useGalleryServer();
const numbers = Array.from({ length: LIMITS.workPhotosMax }, (_, index) => index + 1);
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => id);

/** The stored file of a photo, as visitors get it. */
async function fileOf(photo: string, size: number, format: 'webp' | 'jpg' = 'webp') {
  const { rawPayload, statusCode } = await site.app.inject(photoUrl(photo, size, format));
  return { statusCode, data: rawPayload };
}

describe('a photo of work', () => {
  it('is on the public record, whole and as squares, without the place where it was taken', async () => {
    const { row, token } = await site.agent();
    const added = await site.add(token, 1, { caption: '  Flat in  Yaba ' });
    const [photo] = await site.work(row.id);
    expect(photo).toMatchObject({ id: photoIdOf(1), caption: 'Flat in Yaba', width: 1280, height: 960 });
    expect(added).toMatchObject({ status: 201, body: { data: [photo] } });
    for (const size of [...WORK_THUMB_SIZES, ...WORK_VIEW_SIZES]) {
      const { data } = await fileOf(photo?.photo ?? '', size);
      const { width, height, exif, format } = await sharp(data).metadata();
      const isSquare = (WORK_THUMB_SIZES as readonly number[]).includes(size);
      expect([width, height, exif, format]).toEqual([size, isSquare ? size : size * 0.75, undefined, 'webp']);
    }
  });

  it('is added once, however often a device sends it', async () => {
    const { row, token } = await site.agent();
    const upload = await site.upload(token, await workPicture());
    const body = { id: photoIdOf(1), upload };
    const send = () => site.post(workPhotoPaths.add, token, body, { 'idempotency-key': upload });
    const [first, second] = [await send(), await send()];
    expect([first.status, second]).toEqual([201, first]);
    expect(await site.work(row.id)).toHaveLength(1);
  });

  it('is the same one under another key if its id is known', async () => {
    const { row, token } = await site.agent();
    await site.add(token, 1, { caption: 'First' });
    expect((await site.add(token, 1, { caption: 'Again' })).status).toBe(201);
    expect((await site.work(row.id)).map(({ caption }) => caption)).toEqual(['First']);
  });

  it('that is not a picture is refused, and nothing is stored', async () => {
    const { row, token } = await site.agent();
    const upload = await site.upload(token, Buffer.from('no photo at all'));
    const { status, body } = await site.post(workPhotoPaths.add, token, { id: photoIdOf(1), upload });
    expect([status, body.fields]).toEqual([400, { image: FIELD_MESSAGES.imageType }]);
    expect([await site.work(row.id), site.stored()]).toEqual([[], []]);
  });

  it.each([
    ['an id', (upload: string) => ({ upload })],
    ['an id in its format', (upload: string) => ({ id: '7', upload })],
    ['an upload', () => ({ id: photoIdOf(1) })],
  ])('without %s is refused', async (_what, bodyOf) => {
    const { token } = await site.agent();
    const upload = await site.upload(token, await workPicture());
    expect((await site.post(workPhotoPaths.add, token, bodyOf(upload))).status).toBe(400);
  });

  it('with a caption that is too long is refused at its field', async () => {
    const { token } = await site.agent();
    const { status, body } = await site.add(token, 1, { caption: 'a'.repeat(LIMITS.captionMax + 1) });
    expect([status, body.fields]).toEqual([400, { caption: WORK_PHOTO_MESSAGES.captionLong }]);
  });

  it('cannot be added without a session, nor by an agent whose email address is not verified', async () => {
    const { row, token } = await site.agent({ emailVerifiedAt: null });
    expect((await site.post(workPhotoPaths.add, 'nobody', {})).status).toBe(401);
    const { status, body } = await site.add(token, 1);
    expect([status, body.message]).toEqual([403, WORK_PHOTO_MESSAGES.unverified]);
    expect([await site.work(row.id), site.stored()]).toEqual([[], []]);
  });
});

describe('a gallery', () => {
  it('has at most eight photos, also when several devices add at once', async () => {
    const { row, token } = await site.agent();
    for (const number of numbers.slice(2)) await site.add(token, number);
    const last = await Promise.all([90, 91, 92, 93].map((number) => site.add(token, number % 13)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await site.work(row.id)).toHaveLength(LIMITS.workPhotosMax);
    const [refused] = last.filter(({ status }) => status === 409);
    expect(refused?.body.message).toBe(WORK_PHOTO_MESSAGES.full);
    expect(site.stored()).toHaveLength(LIMITS.workPhotosMax);
  });

  it('is in the order that its agent chose, and keeps what another device has added meanwhile', async () => {
    const { row, token } = await site.agent();
    for (const number of [1, 2, 3]) await site.add(token, number);
    const ids = [photoIdOf(9), photoIdOf(3), photoIdOf(1), photoIdOf(3)];
    const { status, body } = await site.post(workPhotoPaths.order, token, { ids });
    expect([status, idsOf(body.data)]).toEqual([201, [3, 1, 2].map(photoIdOf)]);
    await site.add(token, 4);
    expect(idsOf(await site.work(row.id))).toEqual([3, 1, 2, 4].map(photoIdOf));
  });

  it('lets its agent change and remove a caption', async () => {
    const { row, token } = await site.agent();
    await site.add(token, 1);
    for (const [typed, stored] of [
      ['Two rooms', 'Two rooms'],
      ['', null],
    ]) {
      expect((await site.post(workPhotoPaths.caption(photoIdOf(1)), token, { caption: typed })).status).toBe(
        201,
      );
      expect((await site.work(row.id))[0]?.caption).toBe(stored);
    }
    const gone = await site.post(workPhotoPaths.caption(photoIdOf(2)), token, { caption: 'Nothing' });
    expect([gone.status, gone.body.message]).toEqual([404, WORK_PHOTO_MESSAGES.gone]);
  });

  it('loses a photo that its agent removes, with its files, and may be told so twice', async () => {
    const { row, token } = await site.agent();
    for (const number of [1, 2]) await site.add(token, number);
    const [first] = await site.work(row.id);
    const remove = () => site.post(workPhotoPaths.removal(photoIdOf(1)), token, {});
    expect([(await remove()).status, (await remove()).status]).toEqual([201, 201]);
    expect(idsOf(await site.work(row.id))).toEqual([photoIdOf(2)]);
    expect((await fileOf(first?.photo ?? '', 320)).statusCode).toBe(404);
    expect(site.stored()).toHaveLength(1);
  });

  it('keeps the files of a photo that another agent shows as well', async () => {
    const [one, other] = [await site.agent(), await site.agent()];
    for (const { token } of [one, other]) await site.add(token, 1);
    await site.post(workPhotoPaths.removal(photoIdOf(1)), one.token, {});
    const [photo] = await site.work(other.row.id);
    expect((await fileOf(photo?.photo ?? '', 320)).statusCode).toBe(200);
  });

  it('is not changed by another agent, who may use the same ids', async () => {
    const [one, other] = [await site.agent(), await site.agent()];
    await site.add(one.token, 1, { caption: 'Mine' });
    await site.post(workPhotoPaths.removal(photoIdOf(1)), other.token, {});
    expect((await site.post(workPhotoPaths.caption(photoIdOf(1)), other.token, { caption: '' })).status).toBe(
      404,
    );
    await site.add(other.token, 1, { caption: 'Theirs' });
    expect((await site.work(one.row.id)).map(({ caption }) => caption)).toEqual(['Mine']);
  });

  it('is not changed by a blocked agent', async () => {
    const { token } = await site.agent({ blockedAt: new Date() });
    expect((await site.post(workPhotoPaths.order, token, { ids: [] })).status).toBe(403);
  });
});

describe('the record of an agent with photos of work', () => {
  it('has another ETag for visitors after each change of the gallery', async () => {
    const { row, token } = await site.agent();
    const before = await site.readAs(row.id, {});
    await site.add(token, 1);
    const added = await site.readAs(row.id, { 'if-none-match': before.etag });
    expect([added.status, added.body?.work?.length]).toEqual([200, 1]);
    expect((await site.readAs(row.id, { 'if-none-match': added.etag })).status).toBe(304);
    await site.post(workPhotoPaths.caption(photoIdOf(1)), token, { caption: 'New' });
    expect((await site.readAs(row.id, { 'if-none-match': added.etag })).status).toBe(200);
  });

  it('is edited without a conflict, however the gallery was changed meanwhile', async () => {
    const { row, token } = await site.agent();
    await site.add(token, 1);
    const own = await site.readAs(row.id, { authorization: `Bearer ${token}` });
    const visitors = await site.readAs(row.id, {});
    await site.add(token, 2);
    const edited = await site.edit(token, EDIT, { 'if-match': own.etag });
    expect(edited.status).toBe(201);
    const outdated = await site.edit(token, EDIT, { 'if-match': visitors.etag });
    expect(outdated.status).toBe(412);
    const current = (await site.readAs(row.id, {})).etag;
    await site.post(workPhotoPaths.removal(photoIdOf(2)), token, {});
    expect((await site.edit(token, EDIT, { 'if-match': current })).status).toBe(201);
    expect(await site.work(row.id)).toHaveLength(1);
  });

  it('shares its files with no portrait', async () => {
    const { row, token } = await site.agent();
    await site.add(token, 1);
    const upload = await site.upload(token, await portrait());
    await site.edit(token, { ...EDIT, upload });
    const { image } = await site.row(row.id);
    expect(site.stored()).toEqual([image, (await site.work(row.id))[0]?.photo].sort());
  });
});
