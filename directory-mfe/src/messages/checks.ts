import { words } from '@naija/runtime';

/** Words of what was checked of an agent, each with what exactly. */
export const CHECK_MESSAGES = words('directory.checks', {
  phone: (day: string) => `Phone confirmed, ${day}`,
  phoneMeans: '“Phone confirmed” means they typed in a code that we sent to this number.',
  registration: (entry: string, checkedOn: string, validUntil: string) =>
    `${entry} · checked on ${checkedOn} against the public register, valid until ${validUntil}`,
  registrationMeans: (register: string) =>
    `“Checked” means we found this number and their name in the register of the ${register}. It says nothing about how they work.`,
});
