import { expect, type Page } from '@playwright/test';

/** The agent of the demo data who has a login. */
export const DEMO_LOGIN = { email: 'demo@naijaagents.example', password: 'Naija-Demo-2026!' };

let made = 0;

/** Somebody who has no account yet. */
export interface NewAgent {
  name: string;
  email: string;
  password: string;
}

export function newAgent(): NewAgent {
  made += 1;
  const email = `ada.${String(process.pid)}.${String(made)}@example.com`;
  return { name: 'Ada Obi', email, password: 'Harmattan-Lorry-27!' };
}

/** Fills in the signup form and sends it. */
export async function signUp(page: Page, { name, email, password }: NewAgent): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone Number').fill('08031234567');
  await page.getByLabel('Address').fill('12 Marina Road, Lagos');
  await page.getByLabel('State').selectOption('lagos');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an Account' }).click();
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs an agent out and waits for the front page, which opens once what they have left unsent was counted. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}
