/** Documented login of the first demo agent in Lagos. */
export const DEMO_LOGIN = { email: 'demo@naijaagents.example', password: 'Naija-Demo-2026!' } as const;

const HOME = 'lagos';

/** Gives the first agent in Lagos the documented login. */
export function giveLogin<T extends { email: string; state: string }>(rows: T[], passwordHash: string): T[] {
  const holder = rows.find(({ state }) => state === HOME);
  return rows.map((row) => (row === holder ? { ...row, email: DEMO_LOGIN.email, passwordHash } : row));
}
