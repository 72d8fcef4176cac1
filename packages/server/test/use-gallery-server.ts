import { agentPaths, type AgentResponse } from '@naija/contracts/http/agents';
import type { ErrorBody } from '@naija/contracts/http/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { workPhotoPaths, type WorkPhotosResponse } from '@naija/contracts/http/work-photos';
import sharp from 'sharp';
import { keyOf, tus } from './tus-requests.ts';
import { useProfileServer } from './use-profile-server.ts';

type GalleryAnswer = WorkPhotosResponse & Partial<ErrorBody>;

/** An id that a device may choose. */
export const photoIdOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A photo of 1600 by 1200 pixels with the place where it was taken; another one for each colour. */
export function workPicture(red = 200): Promise<Buffer> {
  return sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
    .jpeg()
    .toBuffer();
}

/** A server whose agents change the photos of their work. */
export function useGalleryServer() {
  const site = useProfileServer();
  let uploads = 0;

  const post = async (path: string, token: string, payload: object, headers: Record<string, string> = {}) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { authorization: `Bearer ${token}`, ...headers },
    });
    return { status: answer.statusCode, body: answer.json<GalleryAnswer>() };
  };
  const upload = async (token: string, data: Buffer): Promise<string> => {
    const key = keyOf((uploads += 1));
    const authorization = `Bearer ${token}`;
    for (const { payload, headers, ...call } of [
      { ...tus.create(key, data.length), payload: undefined },
      { ...tus.patch(key, 0), payload: data },
    ])
      await site.app.inject({ ...call, headers: { ...headers, authorization }, ...(payload && { payload }) });
    return key;
  };
  return Object.assign(site, {
    post,
    upload,
    /** Uploads a photo and adds it under the id of a number, which is its colour too. */
    add: async (token: string, number: number, fields: object = {}) => {
      const key = await upload(token, await workPicture(number * 20));
      const body = { id: photoIdOf(number), upload: key, ...fields };
      return post(workPhotoPaths.add, token, body, { [IDEMPOTENCY_KEY_HEADER]: key });
    },
    /** Public responses. */
    work: async (id: string) => (await site.read(id)).body.work ?? [],
    readAs: async (id: string, headers: Record<string, string>) => {
      const answer = await site.app.inject({ url: agentPaths.byId(id), headers });
      return {
        status: answer.statusCode,
        etag: String(answer.headers.etag),
        body: answer.statusCode === 200 ? answer.json<AgentResponse>() : undefined,
      };
    },
  });
}
