import { LIMITS } from '@naija/contracts/domain/limits';
import type { CurrentPasswordRequest, MessageResponse } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema } from '../../platform/http/schemas.ts';

/** Any text, because the route decides about invalid tokens */
export const tokenQuery = Type.Object({
  token: Type.Optional(Type.String({ description: 'As in the link of the mail' })),
});

export const messageResponse = typedSchema<MessageResponse>()(Type.Object({ message: Type.String() }));

/** Description only; the schema of the form validates, with its own messages */
export const email = Type.String({ format: 'email', maxLength: LIMITS.emailMax });
export const currentPassword = Type.String({ minLength: 1, maxLength: LIMITS.passwordMax });
export const newPassword = Type.String({ minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax });

export const currentPasswordBody = typedSchema<CurrentPasswordRequest>()(Type.Object({ currentPassword }));
