/** With what the first demo agent of Lagos logs in; documented, so that anybody may try the dashboard. */
export const DEMO_LOGIN = { email: 'demo@naijaagents.example', password: 'Naija-Demo-2026!' } as const;

const HOME = 'lagos';

/** The agents, of whom the first in Lagos has the documented login; `passwordHash` is that of its password. */
export function giveLogin<T extends { email: string; state: string }>(rows: T[], passwordHash: string): T[] {
  const holder = rows.find(({ state }) => state === HOME);
  return rows.map((row) => (row === holder ? { ...row, email: DEMO_LOGIN.email, passwordHash } : row));
}
