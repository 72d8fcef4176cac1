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
