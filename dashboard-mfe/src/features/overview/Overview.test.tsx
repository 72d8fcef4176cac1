import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import type { Agent, OwnAgent } from '@naija/contracts/http/agents';
import { mockDashboard, linesIn, linesOf, openDashboard } from '../../testing/dashboard.tsx';
import { mockApi } from '../../testing/mock-api.ts';
import { ada, newcomer } from '../../testing/records.ts';

const api = mockApi();
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openFor(agent: Agent, own?: OwnAgent): Promise<void> {
  mockDashboard(api, { agent, own });
  await openDashboard();
  await screen.findByRole('region', { name: 'Agent Details' });
}

/** The tiles are the first list of terms. */
function tiles(): readonly string[] {
  const [first] = screen.getAllByRole('term');
  return linesIn(first?.closest('dl') as HTMLElement);
}

const values = (lines: readonly string[]) => lines.map((line) => line.slice(line.indexOf(': ') + 2));

test('shows every field of the record', async () => {
  await openFor(ada({ areas: ['Uyo, Akwa Ibom', 'Eket, Akwa Ibom'], languages: ['English', 'Efik'] }));
  expect(tiles()).toEqual(['Rent: 4,000', 'Sales: 12', 'Commission (%): 5\u00a0%']);
  expect(linesOf('Personal Info')).toEqual([
    'Name: Ada Obi',
    'Email: ada@example.com',
    'Phone: 0801 234 5678',
    'Address: 12 Marina Road',
    'State/City: Akwa Ibom',
    'Areas: Uyo, Akwa Ibom · Eket, Akwa Ibom',
    'Languages: English, Efik',
    'Instagram: @ada.homes (opens in a new tab)',
  ]);
  expect(screen.getByRole('link', { name: /@ada.homes/ })).toHaveAttribute(
    'href',
    'https://www.instagram.com/ada.homes',
  );
  expect(screen.getByRole('region', { name: 'About' })).toHaveTextContent(
    'I help families find an honest home',
  );
  expect(linesOf('Property Statistics')).toEqual([
    'Total Deals: 1,250',
    'Number of Rents: 4,000',
    'Number of Sales: 12',
    'AirBnB Listings: 2',
  ]);
  expect(linesOf('Fees & Commissions')).toEqual([
    'Inspection Fee: ₦5,000',
    'Agreement Fee (%): 10\u00a0%',
    'Commission (%): 5\u00a0%',
  ]);
});

test('shows a placeholder for every empty field', async () => {
  await openFor(newcomer({ name: '', email: '', phone: '', address: '', state: '', stateCity: '' }));
  expect(tiles()).toEqual(['Rent: -', 'Sales: -', 'Commission (%): -']);
  expect(values(linesOf('Personal Info'))).toEqual(Array(8).fill('N/A'));
  expect(screen.getByRole('region', { name: 'About' })).toHaveTextContent('No bio available');
  expect(values(linesOf('Property Statistics'))).toEqual(Array(4).fill('0'));
  expect(linesOf('Fees & Commissions')).toEqual([
    'Inspection Fee: ₦0',
    'Agreement Fee (%): 0',
    'Commission (%): 0',
  ]);
});

test('shows in words what the agent has none of, unlike what was never stated', async () => {
  const none = { totalDeals: 0, rentPrice: 0, sales: 0, airbnb: 0 };
  await openFor(ada({ ...none, inspectionFee: 0, agreement: 0, commission: 0 }));
  expect(tiles()).toEqual(['Rent: None', 'Sales: None', 'Commission (%): No fee']);
  expect(values(linesOf('Property Statistics'))).toEqual(Array(4).fill('None'));
  expect(values(linesOf('Fees & Commissions'))).toEqual(['Free', 'No fee', 'No fee']);
  expect(todo()).toBeNull();
});

const todo = () => screen.queryByRole('region', { name: 'Complete your profile' });
const todoLinks = () =>
  within(todo() as HTMLElement)
    .getAllByRole('link')
    .map((link) => `${link.textContent}: ${String(link.getAttribute('href'))}`);

test('lists the missing steps of a new agent with links, and the agent form', async () => {
  await openFor(newcomer({ isVerified: false }));
  expect(todo()).toHaveTextContent("Visitors can't find you in lists yet.");
  expect(todoLinks()).toEqual([
    'Verify your email: /verify',
    'Add a profile photo: /dashboard?tab=edit-profile#image',
    'Write a few words about yourself: /dashboard?tab=edit-profile#bio',
    'Enter your inspection fee: /dashboard?tab=edit-profile#inspectionFee',
    'Fill in the agent form: /agentform',
  ]);
});

test('tells an agent who only lacks a bio that visitors can find them', async () => {
  await openFor(ada({ bio: ' ' }));
  expect(todo()).toHaveTextContent('Visitors can find you.');
  expect(todoLinks()).toEqual(['Write a few words about yourself: /dashboard?tab=edit-profile#bio']);
});

test('hides the list of a complete profile', async () => {
  await openFor(ada());
  expect(todo()).toBeNull();
});

test('shows the card that visitors see, with a link to the public page', async () => {
  await openFor(ada());
  const preview = within(screen.getByRole('region', { name: 'Your public profile' }));
  expect(preview.getByRole('heading', { name: 'Ada Obi' }).closest('a')).toHaveAttribute('href', '/agent/7');
  expect(preview.getByText('₦5,000')).toBeVisible();
  expect(preview.getByText(/how visitors see you/)).toBeVisible();
  expect(preview.getByRole('link', { name: 'Open your public page' })).toHaveAttribute('href', '/agent/7');
});

test('tells an agent who is not listed that visitors do not see the card yet', async () => {
  await openFor(newcomer());
  expect(screen.getByText(/how visitors will see you/)).toBeVisible();
});

test('names an email address that is yet to be confirmed, and the current one', async () => {
  await openFor(ada(), { pendingEmail: 'new@example.com', missing: [] });
  expect(screen.getByText(/Until then, you log in/)).toHaveTextContent(
    'new@example.com takes effect once you confirm it. Until then, you log in with ada@example.com.',
  );
});

test('an agent opens the QR code of the public page, and sees where it leads', async () => {
  const user = userEvent.setup();
  await openFor(ada());
  await user.click(screen.getByRole('button', { name: 'QR code of your page' }));
  const dialog = await screen.findByRole('dialog', { name: 'QR code of your page' });
  expect(
    within(dialog).getByRole('img', { name: 'QR code that leads to the public page of Ada Obi' }),
  ).toBeVisible();
  expect(within(dialog).getByText(`${globalThis.location.origin}/agent/7`)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an agent downloads a contact card, by which clients find the public page again', async () => {
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:card';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  await openFor(ada());
  await userEvent.click(screen.getByRole('button', { name: 'Save contact card' }));
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.name).toBe('Ada-Obi.vcf');
  expect(await saved[0]?.file.text()).toContain(`URL:${globalThis.location.origin}/agent/7`);
});

const card = () =>
  HttpResponse.arrayBuffer(new ArrayBuffer(9), { headers: { 'content-type': 'image/jpeg' } });

async function openCard() {
  const user = userEvent.setup();
  await openFor(ada());
  await user.click(screen.getByRole('button', { name: 'Your share card' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Your share card' })) };
}

test('an agent shares the card as a picture, with the address of the public page', async () => {
  api.use(http.get('*/media/cards/7.jpg', card));
  const share = vi.fn<Navigator['share']>(() => Promise.resolve());
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { canShare: { value: () => true }, share: { value: share } }),
  );
  const { user, dialog } = await openCard();
  expect(await dialog.findByRole('img', { name: /Share card of Ada Obi/ })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Share picture' }));
  const { files, url } = share.mock.calls[0]?.[0] ?? {};
  expect([files?.[0]?.name, files?.[0]?.type]).toEqual(['naijaagents-card.jpg', 'image/jpeg']);
  expect(url).toBe(`${globalThis.location.origin}/agent/7`);
});

test('an agent whose browser cannot share pictures saves the card', async () => {
  api.use(http.get('*/media/cards/7.jpg', card));
  const { dialog } = await openCard();
  expect(await dialog.findByRole('button', { name: 'Save picture' })).toBeEnabled();
  expect(dialog.queryByRole('button', { name: 'Share picture' })).toBeNull();
});

test('an agent reads that the card could not be loaded, and tries again', async () => {
  api.use(http.get('*/media/cards/7.jpg', () => HttpResponse.error(), { once: true }));
  const { user, dialog } = await openCard();
  expect(await dialog.findByRole('alert')).toHaveTextContent("We couldn't load your card.");
  api.use(http.get('*/media/cards/7.jpg', card));
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByRole('img', { name: /Share card of Ada Obi/ })).toBeVisible();
});
