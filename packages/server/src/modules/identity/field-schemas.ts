import { LIMITS } from '@naija/contracts/domain/limits';
import type { CurrentPasswordRequest } from '@naija/contracts/http/auth';
import { Type } from 'typebox';
import { typedSchema } from '../../platform/http/schemas.ts';

/** Fields of request bodies. These only describe: the schema of the form validates, with its own messages. */
export const email = Type.String({ format: 'email', maxLength: LIMITS.emailMax });
export const currentPassword = Type.String({ minLength: 1, maxLength: LIMITS.passwordMax });
export const newPassword = Type.String({ minLength: LIMITS.passwordMin, maxLength: LIMITS.passwordMax });

export const currentPasswordBody = typedSchema<CurrentPasswordRequest>()(Type.Object({ currentPassword }));
