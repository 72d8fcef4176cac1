import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { Type } from 'typebox';
import { errorAnswers } from '../../../platform/http/schemas.ts';
import { PART, uploadKey } from './key.ts';

const name = IDEMPOTENCY_KEY_HEADER.toLowerCase() as Lowercase<typeof IDEMPOTENCY_KEY_HEADER>;
const bytes = (description: string) => Type.Optional(Type.String({ description }));
const version = { 'tus-resumable': Type.Optional(Type.String({ description: '1.0.0' })) };

export const uploadParams = Type.Object({ key: uploadKey });

/** These headers only describe, but for the key: what is refused is said by the protocol's server. */
export const creationHeaders = Type.Object({
  ...version,
  [name]: uploadKey,
  'upload-length': bytes('Bytes of the photo'),
});
const partHeaders = Type.Object({
  ...version,
  'upload-offset': bytes('Where the part begins, in bytes'),
});
export const versionHeaders = Type.Object(version);

export const created = { 201: Type.Null(), ...errorAnswers };
export const found = { 200: Type.Null(), ...errorAnswers };
export const done = { 204: Type.Null(), ...errorAnswers };

/** What the call that takes a part is told and answers. */
export const part = { consumes: [PART], headers: partHeaders, response: done };
