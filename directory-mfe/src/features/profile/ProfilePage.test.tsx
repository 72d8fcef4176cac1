import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { agentPaths, type Agent } from '@naija/contracts/http/agents';
import { commentPaths } from '@naija/contracts/http/comments';
import { siteFiguresPath } from '@naija/contracts/http/site-figures';
import { address, mockApi } from '@naija/runtime/testing';
import { openPage, showPage } from '../../testing/open-page.ts';
import { ada, agentList, summary } from '../../testing/records.ts';

const api = mockApi();

beforeEach(() => {
  api.use(
    http.get(`*${commentPaths.list('7')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
    http.get(`*${agentPaths.byLocation('lagos')}`, () => HttpResponse.json(agentList())),
    http.get(`*${siteFiguresPath}`, () => HttpResponse.error()),
  );
});

function answer(response: () => Response): void {
  api.use(http.get(`*${agentPaths.byId('7')}`, response));
}

async function openProfile(changes: Partial<Agent> = {}) {
  answer(() => HttpResponse.json({ data: ada(changes) }));
  await openPage('/agent/7');
  await screen.findByRole('heading', { level: 1, name: 'Ada Obi' });
}

function tiles(): Record<string, string | null> {
  const terms = screen.getAllByRole('term');
  const values = screen.getAllByRole('definition');
  return Object.fromEntries(terms.map((term, at) => [term.textContent, values[at]?.textContent ?? null]));
}

test('a visitor sees who the agent is', async () => {
  await openProfile();
  expect(screen.getByText('Uyo, Akwa Ibom')).toBeVisible();
  expect(screen.getByText(/I help families/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ada Obi' })).toBeVisible();
  expect(document.title).toBe('Ada Obi, property agent in Akwa Ibom · NaijaAgents');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a visitor reads how many clients were charged as published, once the server knows', async () => {
  answer(() => HttpResponse.json({ data: ada(), charged: { asPublished: 14, answers: 16 } }));
  await openPage('/agent/7');
  expect(screen.getByText('Charged as published: 14 of 16 with confirmed emails')).toBeVisible();
});

test('a visitor reads nothing about charges that the server does not know', async () => {
  await openProfile();
  expect(screen.queryByText(/^Charged as published/)).toBeNull();
});

test('a visitor sees the areas and languages of an agent, and the state of areas in other states', async () => {
  await openProfile({
    areas: ['Uyo, Akwa Ibom', 'Eket, Akwa Ibom', 'Aba, Abia'],
    languages: ['English', 'Nigerian Pidgin', 'Efik'],
  });
  expect(screen.getByText('Works in:').parentElement).toHaveTextContent('Works in: Uyo · Eket · Aba, Abia');
  expect(screen.getByText('Speaks:').parentElement).toHaveTextContent(
    'Speaks: English, Nigerian Pidgin, Efik',
  );
});

test('a profile without areas and languages, or from an earlier release, shows neither', async () => {
  await openProfile();
  expect(screen.queryByText(/Works in|Speaks/)).toBeNull();
});

test.each([true, false])('a badge shows whether the email is verified: %s', async (isVerified) => {
  await openProfile({ isVerified });
  expect(screen.queryAllByText('Verified email')).toHaveLength(isVerified ? 1 : 0);
});

test('a visitor reads in which week the agent was last active', async () => {
  await openProfile({ activeWeek: '2026-11-16' });
  expect(screen.getByText('Last active: week of Nov 16, 2026')).toBeVisible();
});

test.each([null, undefined])(
  'nothing is said about activity where it is not known (%s)',
  async (activeWeek) => {
    await openProfile(activeWeek === undefined ? {} : { activeWeek });
    expect(screen.queryByText(/Last active/)).toBeNull();
  },
);

test('a confirmed phone has a badge that says when, and what that means', async () => {
  await openProfile({ phoneVerifiedAt: '2026-11-12T09:00:00.000Z' });
  expect(await screen.findByText('Phone confirmed, Nov 12, 2026')).toBeVisible();
  expect(screen.getByText(/means they typed in a code that we sent to this number\.$/)).toBeVisible();
});

test('a registration has a badge with its number, the check and its validity, and an explanation', async () => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  const held = { register: 'cac', number: 'RC 123456', checkedOn: '2026-11-03' } as const;
  await openProfile({
    registrations: [
      { ...held, validUntil: '2027-11-03' },
      { ...held, register: 'niesv', number: 'A-1', validUntil: '2026-11-19' },
    ],
  });
  expect(
    await screen.findByText(
      'CAC RC 123456 · checked on Nov 3, 2026 against the public register, valid until Nov 3, 2027',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(/Corporate Affairs Commission\. It says nothing about how they work\.$/),
  ).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText(/^NIESV A-1/), 'of a cached record, over by now').toBeNull();
  });
});

test.each([
  ['was not confirmed', { phoneVerifiedAt: null }],
  ['is of a record that an earlier release has cached', {}],
])('a phone that %s has no badge', async (_, changes) => {
  await openProfile(changes);
  expect(screen.queryByText(/^Phone confirmed/)).toBeNull();
});

test('names and bios are isolated from the direction of the text around them', async () => {
  await openProfile();
  expect(screen.getByText('Ada Obi').tagName).toBe('BDI');
  expect(screen.getByText(/I help families/)).toHaveAttribute('dir', 'auto');
});

test.each([
  ['Call 0801 234 5678', 'tel:+2348012345678'],
  ['Email', 'mailto:ada@example.com?subject=Property%20enquiry%20from%20NaijaAgents'],
  ['@ada.homes (opens in a new tab)', 'https://www.instagram.com/ada.homes'],
])('"%s" reaches the agent in one tap', async (name, href) => {
  await openProfile();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('WhatsApp opens with a message that names the agent and the product', async () => {
  await openProfile({ phone: '08012345678' });
  const link = new URL(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(link.origin + link.pathname).toBe('https://wa.me/2348012345678');
  expect(link.searchParams.get('text')).toMatch(/^Hello Ada Obi, .*NaijaAgents/);
});

test('an address cannot add a recipient to the mail', async () => {
  await openProfile({ email: 'ada?bcc=eve@example.com' });
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(
    /^mailto:ada%3Fbcc%3Deve@example\.com\?subject=/,
  );
  expect(screen.getByText('ada?bcc=eve@example.com')).toBeVisible();
});

test.each([null, 'javascript:alert(1)', 'https://evil.example/ada'])(
  '%s is not linked as Instagram',
  async (instagram) => {
    await openProfile({ instagram });
    expect(screen.queryByRole('link', { name: /Instagram/ })).toBeNull();
  },
);

test.each([
  [2, 'Available on Airbnb'],
  [0, 'Not on Airbnb'],
  [null, 'Not on Airbnb'],
])('an agent with %s AirBnB listings is: %s', async (airbnb, words) => {
  await openProfile({ airbnb });
  expect(screen.getByText(words)).toBeVisible();
});

test('what an agent has none of, or asks nothing for, is shown in words', async () => {
  const none = { totalDeals: 0, sales: 0, rentPrice: 0, airbnb: 0 };
  await openProfile({ ...none, inspectionFee: 0, commission: 0, agreement: 0 });
  expect(tiles()).toEqual({
    'Inspection Fee': 'Free to see homes',
    'Total Deals': 'None',
    Sales: 'None',
    Rent: 'None',
    'Commission (%)': 'No fee',
    'Agreement (%)': 'No fee',
  });
  expect(screen.getByText('The agent asks for no fee of their own.')).toBeInTheDocument();
});

test('six tiles show what the agent costs and has done', async () => {
  await openProfile();
  expect(tiles()).toEqual({
    'Inspection Fee': '₦5,000 to see homes',
    'Total Deals': '1,250',
    Sales: '12 homes sold',
    Rent: '40 homes let',
    'Commission (%)': "5\u00a0% of a year's rent, for the agent",
    'Agreement (%)': "10\u00a0% of a year's rent, for the papers",
  });
});

test.each([
  ['Inspection Fee', {}, /^What the agent asks for showing you homes\./],
  ['Commission (%)', { commission: 8 }, /about ₦80,000 on ₦1,000,000\.$/],
  ['Agreement (%)', { agreement: 10 }, /^For the tenancy agreement.* about ₦100,000 on ₦1,000,000\.$/],
  ['Commission (%)', { commission: null }, /Ask the agent how much\.$/],
])('a press on %s (%j) explains what it means in money', async (label, changes, explanation) => {
  await openProfile(changes);
  expect(screen.getByText(explanation)).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `What does ${label} mean?` }));
  expect(screen.getByText(explanation)).toBeVisible();
});

test('one home is not counted as homes', async () => {
  await openProfile({ sales: 1, rentPrice: 1 });
  expect(tiles()).toMatchObject({ Sales: '1 home sold', Rent: '1 home let' });
});

test.each([
  [true, /^Never pay rent or a deposit before you have seen the home\. “Verified email” only means/],
  [false, /^Never pay rent or a deposit before you have seen the home\. This agent hasn't verified/],
])('a visitor reads a warning before paying, and what the badge means: %s', async (isVerified, note) => {
  await openProfile({ isVerified });
  expect(
    screen.getByText((_, element) => element?.tagName === 'SPAN' && note.test(element.textContent)),
  ).toBeVisible();
});

test.each(['08012345678', '8012345678', '+23408012345678'])(
  'a number that was stored as %s can be called',
  async (phone) => {
    await openProfile({ phone });
    expect(screen.getByRole('link', { name: 'Call 0801 234 5678' })).toHaveAttribute(
      'href',
      'tel:+2348012345678',
    );
  },
);

test('a stored number that cannot be called is shown, and nothing leads to it', async () => {
  await openProfile({ phone: '00000000000' });
  expect(screen.getByText('Phone: 00000000000')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Call 0*$|WhatsApp/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
});

test('an agent can be reported by phone', async () => {
  await openProfile();
  expect(screen.getByRole('link', { name: '0800 000 0001' })).toHaveAttribute('href', 'tel:+2348000000001');
});

test('an empty profile shows dashes and says that there is no bio', async () => {
  const none = { rentPrice: null, sales: null, agreement: null, commission: null };
  await openProfile({ ...none, bio: null, inspectionFee: null, totalDeals: null });
  expect(Object.values(tiles())).toEqual(['-', '-', '-', '-', '-', '-']);
  expect(screen.getByText('No bio available')).toBeVisible();
});

test('Back returns to the page before', async () => {
  answer(() => HttpResponse.json({ data: ada() }));
  api.use(
    http.get(`*${agentPaths.byId('8')}`, () => HttpResponse.json({ data: ada({ name: 'Bola Ade' }) })),
    http.get(`*${commentPaths.list('8')}`, () => HttpResponse.json({ comments: [], nextCursor: null })),
  );
  await openPage('/agent/8', '/agent/7');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bola Ade' })).toBeVisible();
  expect(await screen.findByText(/^No comments yet/)).toBeVisible();
});

test('Back leads to the home page when the profile was the first page', async () => {
  await openProfile();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('No agents found in this location yet')).toBeVisible();
  expect(address()).toBe('/');
});

test('a visitor who comes from a card sees the name at once, before the record is loaded', async () => {
  const area = 'Uyo';
  const row = summary('7', { name: 'Ada Obi', area, state: 'akwa-ibom' });
  api.use(
    http.get(`*${agentPaths.byLocation('akwa-ibom')}`, () => HttpResponse.json(agentList(row))),
    http.get(`*${agentPaths.byId('7')}`, () => new Promise<Response>(() => undefined)),
  );
  await openPage('/location/akwa-ibom');
  await userEvent.click(screen.getByRole('link', { name: 'See More about Ada Obi' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
  expect(screen.getByText('Uyo, Akwa Ibom')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Ada Obi' })).toBeVisible();
  expect(screen.getByText('Loading profile')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
});

test('one heading element stays, with its focus, while the profile loads', async () => {
  let respond: (response: Response) => void = () => undefined;
  api.use(
    http.get(`*${agentPaths.byId('7')}`, () => new Promise<Response>((resolve) => (respond = resolve))),
  );
  await showPage('/agent/7');
  const heading = screen.getByRole('heading', { level: 1, name: 'Agent profile' });
  expect(screen.getByText('Loading profile')).toHaveAttribute('role', 'status');
  heading.tabIndex = -1;
  heading.focus();
  await waitFor(() => {
    respond(HttpResponse.json({ data: ada() }));
    expect(heading).toHaveTextContent('Ada Obi');
  });
  expect(heading).toHaveFocus();
  expect(await screen.findByText(/^No comments yet/)).toBeVisible();
});

test.each([404, 400])('an unknown agent (%i) has a page that says so and links home', async (status) => {
  answer(() => HttpResponse.json({ message: 'No such agent', code: 'not_found' }, { status }));
  await openPage('/agent/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Agent not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Agent not found · NaijaAgents');
});

test('a profile that was taken off the site says so, and leads to others', async () => {
  answer(() => HttpResponse.json({ message: 'x', code: 'gone' }, { status: 410 }));
  await openPage('/agent/7');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This profile is no longer available' }),
  ).toBeVisible();
  expect(screen.getByText(/Never pay rent or a deposit/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find other agents' })).toHaveAttribute('href', '/trending');
});

test('from a card, a profile that was taken off the site leads to others in its state', async () => {
  const row = summary('7', { name: 'Ada Obi', state: 'akwa-ibom' });
  api.use(http.get(`*${agentPaths.byLocation('akwa-ibom')}`, () => HttpResponse.json(agentList(row))));
  answer(() => HttpResponse.json({ message: 'x', code: 'gone' }, { status: 410 }));
  await openPage('/location/akwa-ibom');
  await userEvent.click(screen.getByRole('link', { name: 'See More about Ada Obi' }));
  expect(await screen.findByRole('link', { name: 'See agents in Akwa Ibom' })).toHaveAttribute(
    'href',
    '/location/akwa-ibom',
  );
});

test.each([
  ['there is no network', () => HttpResponse.error(), 'Please check your internet connection and try again'],
  [
    'the server fails',
    () => HttpResponse.json({ message: 'x', code: 'internal' }, { status: 500 }),
    'Something went wrong. Please try again later',
  ],
])('when %s the page says why, and Retry loads the profile', async (_, failure, message) => {
  answer(failure);
  await openPage('/agent/7');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  answer(() => HttpResponse.json({ data: ada() }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeVisible();
});
