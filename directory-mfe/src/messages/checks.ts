import { formatDay } from '@naija/contracts/domain/dates';

/** Words of what was checked of an agent, each with what exactly. */
export const CHECK_MESSAGES = {
  phone: (at: string) => `Phone confirmed, ${formatDay(at)}`,
  phoneMeans: '“Phone confirmed” means they typed in a code that we sent to this number.',
} as const;
