import type { MessageResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema } from '../../../platform/http/schemas.ts';

/** Accepts any text: the route says what to do about an invalid token. */
export const tokenQuery = Type.Object({
  token: Type.Optional(Type.String({ description: 'As in the link of the mail' })),
});

export const messageResponse = typedSchema<MessageResponse>()(Type.Object({ message: Type.String() }));
