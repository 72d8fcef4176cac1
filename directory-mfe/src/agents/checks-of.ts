import { formatDay } from '@naija/contracts/domain/dates';
import { REGISTER_INFO } from '@naija/contracts/domain/registration';
import type { Agent } from '@naija/contracts/http/agents';
import { words } from '@naija/runtime';

/** Words of what was checked of an agent, each with what exactly. */
const CHECK_MESSAGES = words('directory.checks', {
  phone: (day: string) => `Phone confirmed, ${day}`,
  phoneMeans: '“Phone confirmed” means they typed in a code that we sent to this number.',
  registration: (entry: string, checkedOn: string, validUntil: string) =>
    `${entry} · checked on ${checkedOn} against the public register, valid until ${validUntil}`,
  registrationMeans: (register: string) =>
    `“Checked” means we found this number and their name in the register of the ${register}. It says nothing about how they work.`,
});

/** Something that was checked of an agent: in words, and what that means. */
interface Check {
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
