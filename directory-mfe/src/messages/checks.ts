import { formatDay } from '@naija/contracts/domain/dates';

/** Words of what was checked of an agent, each with what exactly. */
export const CHECK_MESSAGES = {
  phone: (at: string) => `Phone confirmed, ${formatDay(at)}`,
  phoneMeans: '“Phone confirmed” means they typed in a code that we sent to this number.',
  registration: (entry: string, checkedOn: string, validUntil: string) =>
    `${entry} · checked on ${formatDay(checkedOn)} against the public register, valid until ${formatDay(validUntil)}`,
  registrationMeans: (register: string) =>
    `“Checked” means we found this number and their name in the register of the ${register}. It says nothing about how they work.`,
} as const;
