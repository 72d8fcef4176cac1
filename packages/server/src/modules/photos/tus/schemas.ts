import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { Type } from 'typebox';
import { errorResponses } from '../../../platform/http/schemas.ts';
import { PART_MEDIA_TYPE, uploadKey } from './uploads.ts';

const name = IDEMPOTENCY_KEY_HEADER.toLowerCase() as Lowercase<typeof IDEMPOTENCY_KEY_HEADER>;
const bytes = (description: string) => Type.Optional(Type.String({ description }));
const version = { 'tus-resumable': Type.Optional(Type.String({ description: '1.0.0' })) };

export const uploadParams = Type.Object({ key: uploadKey });

/** Description only; `@tus/server` validates all but the key */
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

export const created = { 201: Type.Null(), ...errorResponses };
export const found = { 200: Type.Null(), ...errorResponses };
export const done = { 204: Type.Null(), ...errorResponses };

export const part = { consumes: [PART_MEDIA_TYPE], headers: partHeaders, response: done };
