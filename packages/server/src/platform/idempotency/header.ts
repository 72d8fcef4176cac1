import { IDEMPOTENCY_KEY_HEADER } from '@naija/contracts/http/paths';
import { Type } from 'typebox';

const name = IDEMPOTENCY_KEY_HEADER.toLowerCase() as Lowercase<typeof IDEMPOTENCY_KEY_HEADER>;

export const idempotencyHeaders = Type.Object({
  [name]: Type.Optional(
    Type.String({
      pattern: '^[!-~]{1,200}$',
      description:
        'Names this intent for 30 days: a repeat with the same key is answered as the first one was',
    }),
  ),
});

/**
 * For actions whose requests hold secrets. What is stored of them is hashed with the key, which therefore has to be one
 * that nobody guesses: 128 bits, in any encoding.
 */
export const secretIdempotencyHeaders = Type.Object({
  [name]: Type.Optional(
    Type.String({
      pattern: '^[!-~]{22,200}$',
      description:
        'A random name of this action, for 30 days: a repeat with the same key and content is not carried out again',
    }),
  ),
});
