import { expect, type Page } from '@playwright/test';
import { DEMO_LOGIN, logIn } from './new-agent.ts';

/** Logs in the demo agent and opens their profile for editing. */
export async function openEdit(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/login?next=/dashboard%3Ftab=edit-profile`);
  await logIn(page, DEMO_LOGIN.email, DEMO_LOGIN.password);
  await expect(page).toHaveURL(`${site}/dashboard?tab=edit-profile`);
  await page.getByRole('button', { name: 'Upload Data' }).waitFor();
}
