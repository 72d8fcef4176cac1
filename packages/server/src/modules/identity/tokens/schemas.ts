import type { MessageResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { describing } from '../../../platform/http/schemas.ts';

/** Any text: of one that is no token, the answer says what to do. */
export const tokenQuery = Type.Object({
  token: Type.Optional(Type.String({ description: 'As in the link of the mail' })),
});

/** What a call with a token or about one answers. */
export const messageAnswer = describing<MessageResponse>()(Type.Object({ message: Type.String() }));
