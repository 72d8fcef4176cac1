import { COMMENT_RESPONSES } from '@naija/contracts/domain/comment-messages';
import type { App } from '../../platform/http/app-type.ts';
import { errorResponses } from '../../platform/http/schemas.ts';
import { anonymizeAddress } from '../../platform/security-log/anonymize-address.ts';
import { tokenQuery } from '../identity/index.ts';
import type { Services } from '../../platform/module.ts';
import { confirmComment } from './confirmation.ts';
import { confirmCommentResponse } from './schemas.ts';

/** Adds the route that marks a comment by the token of a mail. A page sends it at the press of a button: scanners open links. */
export function confirmRoute(app: App, { db, clock }: Services): void {
  app.post(
    '/comment/confirm',
    {
      schema: {
        tags: ['comments'],
        summary: 'Marks a comment as one with a confirmed email, by the token of the link that was mailed',
        querystring: tokenQuery,
        response: { 200: confirmCommentResponse, ...errorResponses },
      },
    },
    async (request, reply) => {
      const network = anonymizeAddress(request.ip);
      const agentId = await confirmComment(db, request.query.token ?? '', network, clock());
      return reply
        .header('cache-control', 'no-store')
        .send({ message: COMMENT_RESPONSES.confirmed, agentId });
    },
  );
}
