import { type MailMessage, renderMessage } from '../mail/index.ts';
import { SOURCE_LANGUAGE } from '@naija/contracts/domain/languages';
import { PRODUCT_NAME } from '@naija/contracts/domain/product';

interface CanaryWithdrawal {
  remote: string;
  version: string;
  reason: string;
}

/** Notifies the operator of a release that the server has withdrawn. It is in English, like everything that operators read. */
export function canaryWithdrawnMessage({ remote, version, reason }: CanaryWithdrawal): MailMessage {
  return renderMessage(
    { name: '', language: SOURCE_LANGUAGE },
    `${PRODUCT_NAME} withdrew a canary of ${remote}`,
    [
      {
        paragraph: `${remote} ${version} was worse than the default release, and visitors no longer get it: ${reason}.`,
      },
      {
        paragraph: 'Its figures are in the output of “mfe status”. Its team can fix it, or start it again.',
      },
    ],
  );
}
