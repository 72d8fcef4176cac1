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

/** Notifies the operator of a release that the server has withdrawn from all visitors in its first hour. */
export function releaseWithdrawnMessage({
  remote,
  version,
  before,
  reason,
}: CanaryWithdrawal & { before: string }): MailMessage {
  return renderMessage(
    { name: '', language: SOURCE_LANGUAGE },
    `${PRODUCT_NAME} withdrew a release of ${remote}`,
    [
      {
        paragraph: `${remote} ${version} failed in its first hour, and all visitors get ${before} again: ${reason}.`,
      },
      {
        paragraph:
          'Its failures are in the output of “mfe status”. Its team can fix it, or publish it again: the server then leaves it.',
      },
    ],
  );
}
