import { agentPaths } from '@naija/contracts/http/agents';
import sharp from 'sharp';

export const BIO = 'I have let flats in Ikeja and Yaba for ten years, and I answer.';

/** A valid agent form, but for the photo. */
export const NUMBERS = {
  rentPrice: '12',
  sales: '3',
  airbnb: '2',
  inspectionFee: '7500',
  totalDeals: '40',
  agreement: '10',
  commission: '5',
};
/** A valid edit. */
export const EDIT = { bio: BIO, phone: '+2348000000000', address: '12 Marina Road', stateCity: 'rivers' };

type FormValue = string | Blob | undefined;
export type Fields = Record<string, FormValue>;

/** A plain photo; another one for each colour. */
export function photo(red = 200, size = 400): Promise<Buffer> {
  const background = { r: red, g: 90, b: 40 };
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

export function file(data: Buffer | string, type = 'image/jpeg', name = 'me.jpg'): File {
  return new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type });
}

/** Encodes a form as browsers do. */
export async function multipart(fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  };
}

/** Saves a profile with a photo by HTTP. */
export async function sendPhoto(server: string, token: string, data: Buffer) {
  const { headers, payload } = await multipart({ ...EDIT, image: file(data) });
  const answer = await fetch(`${server}${agentPaths.edit}`, {
    method: 'PUT',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(payload),
  });
  const body = (await answer.json()) as { fields?: { image?: string } };
  return { status: answer.status, message: body.fields?.image };
}
