import { formatDay } from '@naija/contracts/domain/dates';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { Agent } from '@naija/contracts/http/agents';
import { words } from '@naija/runtime';

const CHECK_MESSAGES = words('directory.checks', {
  phone: (day: string) => `Phone confirmed, ${day}`,
  phoneMeans: '“Phone confirmed” means they typed in a code that we sent to this number.',
  registration: (entry: string, checkedOn: string, validUntil: string) =>
    `${entry} · checked on ${checkedOn} against the public register, valid until ${validUntil}`,
  registrationMeans: (register: string) =>
    `“Checked” means we found this number and their name in the register of the ${register}. It says nothing about how they work.`,
});

/** A check that an agent has passed, with an explanation of what it means. */
interface Check {
  readonly label: string;
  readonly means: string;
}

type Checked = Pick<Agent, 'phoneVerifiedAt' | 'registrations'>;

/**
 * The checks that an agent has passed, apart from the email. Records cached by earlier releases do not include them.
 * @param today day in Lagos; registrations that expired before it are left out, because a cached record may be a month old
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
