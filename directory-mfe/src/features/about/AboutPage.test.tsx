import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockApi } from '@naija/runtime/testing';
import { openPage } from '../../testing/open-page.ts';

mockApi();

test('the page says what the product is, how agents get listed, and how to reach it', async () => {
  await openPage('/about');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'About us',
    'What we do',
    'How agents get listed',
    'How lists are sorted',
    'What the figures on a profile mean',
    'How to reach us',
  ]);
  expect(screen.getByRole('link', { name: '+234 800 000 0001' })).toHaveAttribute(
    'href',
    'tel:+2348000000001',
  );
  expect(screen.getByText(/Nobody can pay for a better place/)).toBeVisible();
  expect(document.title).toBe('About us · NaijaAgents');
});
