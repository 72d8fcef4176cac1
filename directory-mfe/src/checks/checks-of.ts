import { formatDay } from '@naija/contracts/domain/dates';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { Agent } from '@naija/contracts/http/agents';
import { CHECK_MESSAGES } from '../messages/checks.ts';

/** Something that was checked of an agent: in words, and what that means. */
export interface Check {
  readonly label: string;
  readonly means: string;
}

type Checked = Pick<Agent, 'phoneVerifiedAt' | 'registrations'>;

/**
 * What was checked of an agent beside the email. Records that were cached by earlier releases do not tell.
 * @param today day in Lagos, from which on older registrations are left out: a cached record may be a month old
 */
export function checksOf({ phoneVerifiedAt, registrations = [] }: Checked, today = ''): readonly Check[] {
  return [
    ...(phoneVerifiedAt == null
      ? []
      : [{ label: CHECK_MESSAGES.phone(formatDay(phoneVerifiedAt)), means: CHECK_MESSAGES.phoneMeans }]),
    ...registrations
      .filter(({ validUntil }) => validUntil >= today)
      .map(({ register, number, checkedOn, validUntil }) => {
        const { short, name } = REGISTER_INFO[register];
        return {
          label: CHECK_MESSAGES.registration(
            `${short} ${number}`,
            formatDay(checkedOn),
            formatDay(validUntil),
          ),
          means: CHECK_MESSAGES.registrationMeans(name),
        };
      }),
  ];
}
