import { expect, type Page } from '@playwright/test';

export const DEMO_LOGIN = { email: 'demo@naijaagents.example', password: 'Naija-Demo-2026!' };

let made = 0;

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

/** Signs up a new agent, whose address is not verified then. */
export async function signUpNewAgent(page: Page): Promise<NewAgent> {
  const agent = newAgent();
  await signUp(page, agent);
  await expect(page).toHaveURL('/verify');
  return agent;
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Signs up, logs in, and waits for the form that completes the profile. */
export async function openAgentForm(page: Page): Promise<void> {
  const agent = await signUpNewAgent(page);
  await page.goto('/login');
  await logIn(page, agent.email, agent.password);
  await expect(page).toHaveURL('/agentform');
}

/** Logs out and waits for the home page, which opens once unsent changes were counted. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
}
