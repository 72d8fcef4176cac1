import { feeAnswers } from '../../database/schema.ts';
import type { Module } from '../../platform/module.ts';
import { confirmRoute } from './confirmation.ts';
import { commentData } from './personal-data.ts';
import { postRoute } from './post-route.ts';
import { replyRoute } from './reply-route.ts';
import { listRoute } from './routes.ts';

export const commentsModule = {
  name: 'comments',
  routes: (api, services) => {
    listRoute(api, services);
    postRoute(api, services);
    confirmRoute(api, services);
    replyRoute(api, services);
  },
  retention: [{ name: 'feeAnswers', column: feeAnswers.answeredAt }],
  notRemoved: { comments: 'kept until the account that they are about is deleted' },
  personalData: [commentData],
  notPersonal: {
    fee_answer_keys: 'random keys, with which agents could find out who commented; they go with the account',
    fee_answers:
      'keyed hashes, about visitors; they go with the comment, which the file has, or when they expire',
    unconfirmed_comments:
      'hashes of random tokens, about visitors; they go with the comment, or with their mail, which expires',
  },
  limits: {
    comment: { burst: 5, refillS: 30, keyedBy: 'address', maxBrowsers: 10 },
    // Counts besides the limit on open links to one address. Browsers do not count, as for all mail to addresses that were typed in.
    commentMail: { burst: 10, refillS: 60, keyedBy: 'address', maxBrowsers: 1 },
    reply: { burst: 20, refillS: 30, keyedBy: 'account', maxBrowsers: 1 },
  },
} satisfies Module;
