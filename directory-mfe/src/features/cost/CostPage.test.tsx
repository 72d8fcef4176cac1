import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { address, mockApi } from '@naija/runtime/testing';
import { openPage } from '../../testing/open-page.ts';

mockApi();

const amounts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  );
const result = () => screen.getByRole('region', { name: 'What you would pay' });

test('a shared link shows each cost, who sets it, and the total', async () => {
  await openPage('/cost?price=1500000&agreement=10&commission=5&inspection=5000&caution=100000');
  expect(amounts()).toEqual({
    'Rent for the first year': '₦1,500,000',
    'Agreement fee': '₦150,000',
    Commission: '₦75,000',
    'Inspection fee': '₦5,000',
    'Caution deposit': '₦100,000',
    'Total to move in': '₦1,830,000',
  });
  expect(screen.getByText(/^Set by the agent: 5\s%\sof a year's rent\.$/)).toBeVisible();
  expect(screen.getAllByText(/^Set by the landlord\./)).toHaveLength(2);
});

test('the total follows what is typed, and so does the address, in the same history entry', async () => {
  const user = userEvent.setup();
  await openPage('/cost?commission=10&agreement=10&inspection=0&caution=0');
  expect(within(result()).getByText("Put in a year's rent to see the total.")).toBeVisible();
  await user.type(screen.getByLabelText('Rent for the first year'), '800000');
  expect(within(result()).getByRole('status')).toHaveTextContent('₦960,000');
  await waitFor(() => {
    expect(address()).toBe('/cost?price=800000&agreement=10&commission=10&inspection=0&caution=0');
  });
  expect(screen.getByLabelText('Rent for the first year')).toHaveFocus();
});

test('a fee that is not asked for is shown in words, and makes no total a least', async () => {
  await openPage('/cost?price=1500000&agreement=0&commission=0&inspection=0&caution=0');
  expect(amounts()).toEqual({
    'Rent for the first year': '₦1,500,000',
    'Agreement fee': 'No fee',
    Commission: 'No fee',
    'Inspection fee': 'Free',
    'Caution deposit': '₦0',
    'Total to move in': '₦1,500,000',
  });
  expect(screen.queryByText(/0\s%/)).not.toBeInTheDocument();
});

test('what is not known is named, and the total is a least', async () => {
  await openPage('/cost?price=1000000&commission=10');
  expect(within(result()).getByRole('status')).toHaveTextContent('₦1,100,000 or more');
  expect(
    screen.getByText('Not counted, because not known: agreement fee, inspection fee, caution deposit.'),
  ).toBeVisible();
});

test('a buyer is asked for a price and for no caution deposit', async () => {
  const user = userEvent.setup();
  await openPage('/cost?price=90000000&commission=5&agreement=2&inspection=10000');
  await user.click(screen.getByRole('radio', { name: 'Buying' }));
  expect(screen.queryByLabelText('Caution deposit')).not.toBeInTheDocument();
  expect(within(result()).getByText('Total to buy')).toBeVisible();
  expect(within(result()).getByRole('status')).toHaveTextContent('₦96,310,000');
});

test.each([
  ['1.5m', '₦1,650,000'],
  ['₦1,500,000.00', '₦1,650,000'],
  ['2.5 million', '₦2,750,000'],
  ['1500k', '₦1,650,000'],
])('a rent of %s is counted as it is meant: %s in all', async (typed, total) => {
  const user = userEvent.setup();
  await openPage('/cost?commission=7.5&agreement=2.5&inspection=0&caution=0');
  await user.type(screen.getByLabelText('Rent for the first year'), typed);
  expect(within(result()).getByRole('status')).toHaveTextContent(total);
  await waitFor(() => {
    expect(address()).toMatch(/^\/cost\?price=\d+000&agreement=2\.5&commission=7\.5&/);
  });
});

test('a rent that cannot be read is refused in words, and the total says why it is missing', async () => {
  const user = userEvent.setup();
  await openPage('/cost?commission=10&agreement=10&inspection=0&caution=0');
  const rent = screen.getByLabelText('Rent for the first year');
  await user.type(rent, '1,5m');
  expect(within(result()).getByRole('status')).toHaveTextContent('-');
  expect(within(result()).getByText('No total yet: please correct the rent.')).toBeVisible();
  await user.tab();
  expect(rent).toHaveAccessibleDescription("We can't read this amount. Write it like 1,500,000 or 1.5m");
  await user.clear(rent);
  expect(within(result()).getByText("Put in a year's rent to see the total.")).toBeVisible();
});

test('a price that cannot be read is called so', async () => {
  const user = userEvent.setup();
  await openPage('/cost?deal=sale&commission=10');
  await user.type(screen.getByLabelText('Price of the home'), '1m5');
  expect(within(result()).getByText('No total yet: please correct the price.')).toBeVisible();
});

test('an invalid figure gets a message and is not counted, and is listed apart from unknown ones', async () => {
  const user = userEvent.setup();
  await openPage('/cost?price=1000000&agreement=10&inspection=0');
  await user.type(screen.getByLabelText('Commission'), '101');
  await user.tab();
  expect(screen.getByText('A percentage must not exceed 100')).toBeVisible();
  expect(within(result()).getByRole('status')).toHaveTextContent('₦1,100,000 or more');
  expect(screen.getByText('Not counted, because not known: caution deposit.')).toBeVisible();
  expect(screen.getByText('Not counted until corrected: commission.')).toBeVisible();
});

test('the rules of a state are shown with source and date, and a fee above one is noted', async () => {
  await openPage('/cost?price=1000000&commission=12&agreement=10&state=lagos');
  const rules = screen.getByRole('region', { name: 'Rules on fees in Lagos' });
  expect(
    within(rules)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(
      /^At most 10\s% of a year's rent as commission, says the Lagos State Government \(May 15, 2025; to be confirmed\)\. Source: Legit\.ng/,
    ),
    expect.stringMatching(/^At most 10\s% of a year's rent as agreement fee, /),
  ]);
  expect(screen.getByText(/^The commission here is/).parentElement).toHaveTextContent(
    /^The commission here is 12\s%\. For rents in Lagos it may be at most 10\s%, says/,
  );
  expect(screen.getByRole('link', { name: /^Where to report a higher fee/ })).toHaveAttribute(
    'href',
    'https://lasrera.lagosstate.gov.ng',
  );
});

test('a visitor reads that no rule is known for a state', async () => {
  await openPage('/cost?state=kano');
  expect(screen.getByText(/^We know of no rule on agents' fees in Kano\./)).toBeVisible();
});

test('rules are about rents, not about prices', async () => {
  await openPage('/cost?deal=sale&price=1000000&commission=12&state=lagos');
  expect(screen.queryByText(/may be at most/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Rules on fees in Lagos' })).not.toBeInTheDocument();
});
