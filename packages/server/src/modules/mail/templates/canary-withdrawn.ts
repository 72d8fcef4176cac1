import { SOURCE_LANGUAGE } from '@naija/contracts/domain/languages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import type { MailMessage } from './message.ts';
import { renderMessage } from './render.ts';

interface CanaryWithdrawal {
  remote: string;
  version: string;
  reason: string;
}

/** Notifies the operator of a release that the server has withdrawn by itself; in English, as all that operators read. */
export function canaryWithdrawnMessage({ remote, version, reason }: CanaryWithdrawal): MailMessage {
  return renderMessage({
    subject: `${PRODUCT_NAME} withdrew a canary of ${remote}`,
    name: '',
    language: SOURCE_LANGUAGE,
    parts: [
      {
        paragraph: `${remote} ${version} was worse than the default release, and visitors no longer get it: ${reason}.`,
      },
      {
        paragraph: 'Its figures are in the output of “mfe status”. Its team can mend it, or start it again.',
      },
    ],
  });
}
