import { agentPaths } from '@naija/contracts/http/agents';
import { authPaths, type LoginResponse } from '@naija/contracts/http/auth';
import { commentPaths } from '@naija/contracts/http/comments';
import { pagePaths } from '@naija/contracts/domain/pages';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { AT_FULL_SIZE } from '@naija/tooling/test-size';
import { waitForMail } from '../../support/mails.ts';
import { logIn, newAgent } from '../../support/new-agent.ts';
import type { MailServer } from '../../support/mail-server.ts';
import { pageHeading } from '../../support/page-heading.ts';
import { waitUntilShown } from '../../support/shown.ts';
import { expect, test } from '../../support/test.ts';

/** Leaves a mark where it becomes markup in any element or attribute. As long as the name in a comment may be. */
const BREAKS_OUT = `"'></script></title></textarea><svg data-hit onload=__hit=1>`;
/** Payload for the ids in addresses of agents. */
const PAYLOAD = `${BREAKS_OUT}<script>__hit=1</script>{{constructor.constructor("__hit=1")()}}\${__hit=1}`;
const LONG_PAYLOAD = `${PAYLOAD}<img data-hit src=x onerror=__hit=1><iframe data-hit srcdoc="<script>parent.__hit=1</script>">`;

const NUMBERS = {
  rentPrice: '12',
  sales: '3',
  airbnb: '2',
  inspectionFee: '7500',
  totalDeals: '40',
  agreement: '10',
  commission: '5',
};

interface Attacker {
  id: string;
  email: string;
  password: string;
}

/** Makes an agent who writes a payload into each field that takes it, and a comment and a photo with it. */
async function makeAttacker(request: APIRequestContext, mail: MailServer): Promise<Attacker> {
  const { email, password } = newAgent();
  const state = 'lagos';
  const typed = { name: BREAKS_OUT, address: PAYLOAD, phone: '08031234567', state, email, password };
  expect((await request.post(authPaths.signup, { data: typed })).status()).toBe(201);
  const { path } = await waitForMail(mail, email);
  const token = new URL(path, 'http://x').searchParams.get('token') ?? '';
  expect((await request.post(authPaths.verify(token))).status()).toBe(200);
  const login = await request.post(authPaths.login, { data: { email, password } });
  const session = ((await login.json()) as LoginResponse).token;
  const { _id: id } = ((await login.json()) as LoginResponse).data.user;
  const buffer = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: LONG_PAYLOAD, Artist: LONG_PAYLOAD } })
    .toBuffer();
  const image = { name: `${PAYLOAD.replaceAll(/["/]/g, '')}.jpg`, mimeType: 'image/jpeg', buffer };
  const completed = await request.put(agentPaths.update, {
    headers: { authorization: `Bearer ${session}` },
    multipart: { ...NUMBERS, state, bio: `${LONG_PAYLOAD} ${'I show flats in Yaba. '.repeat(4)}`, image },
  });
  expect(completed.status(), await completed.text()).toBe(201);
  const comment = { fullname: BREAKS_OUT, content: LONG_PAYLOAD };
  expect((await request.post(commentPaths.post(id), { data: comment })).status()).toBe(201);
  return { id, email, password };
}

/** Opens a page and expects none of the marks. */
async function expectTextOnly(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await pageHeading(page).first().waitFor();
  await waitUntilShown(page);
  expect([
    path,
    await page.evaluate(() => '__hit' in globalThis),
    await page.locator('[data-hit]').count(),
  ]).toEqual([path, false, 0]);
}

// Chromium reports 404 pages as errors.
test.use({ expectedNoise: /status of 4\d\d/ });

test(
  'markup and code stay text in every field and address',
  AT_FULL_SIZE,
  async ({ page, request, mail }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const { id, email, password } = await makeAttacker(request, mail);
    const typed = encodeURIComponent(LONG_PAYLOAD);
    const searched = encodeURIComponent(BREAKS_OUT);
    await expectTextOnly(page, pagePaths.agent(id));
    await expect(page.getByText(LONG_PAYLOAD).first()).toBeVisible();
    for (const path of [
      '/location/lagos?sort=newest',
      `/?q=${searched}`,
      `/trending?q=${searched}`,
      `/location/${typed}`,
      `/login?next=${typed}`,
      `/verified?token=${typed}`,
      `/set-password?token=${typed}`,
      `/?remote=${typed}`,
    ])
      await expectTextOnly(page, path);
    await page.goto('/login');
    await logIn(page, email, password);
    await expect(page).toHaveURL('/dashboard');
    for (const query of ['', '?tab=edit-profile', '?tab=comments', `?tab=${typed}&shared=${typed}`])
      await expectTextOnly(page, `/dashboard${query}`);
    expect(dialogs).toEqual([]);
  },
);
