import { lagosDay } from '@naija/contracts/domain/dates';
import type { Register } from '@naija/contracts/http/registrations';
import type { NewRegistration } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Numbers that no register contains */
const NUMBERS: Readonly<Record<Register, (index: number) => string>> = {
  cac: (index) => `RC 00000${String(index)}`,
  lasrera: (index) => `DEMO/00${String(index)}`,
  niesv: (index) => `DEMO-${String(index)}`,
};

/**
 * Adds registrations: some agents have a confirmed one, and a few wait for the check. They are not drawn, so that the random
 * figures stay the same.
 */
export function drawRegistrations(
  agents: readonly { id: string; state: string }[],
  now: Date,
): NewRegistration[] {
  return agents.flatMap(({ id: agentId, state }, index) => {
    const enteredAt = new Date(now.getTime() - ((index % 60) + 2) * DAY_MS);
    const checkedAt = new Date(enteredAt.getTime() + DAY_MS);
    return registersOf(index, state).map((register) => ({
      agentId,
      register,
      number: NUMBERS[register](index + 1),
      enteredAt,
      ...(index % 40 !== 1 && {
        state: 'confirmed' as const,
        checkedOn: lagosDay(checkedAt),
        validUntil: lagosDay(new Date(checkedAt.getTime() + 365 * DAY_MS)),
        decidedAt: checkedAt,
      }),
    }));
  });
}

function registersOf(index: number, state: string): Register[] {
  if (index % 4 !== 1) return [];
  if (index % 20 === 1) return ['cac', 'niesv'];
  return index % 3 === 1 && state === 'lagos' ? ['cac', 'lasrera'] : ['cac'];
}
