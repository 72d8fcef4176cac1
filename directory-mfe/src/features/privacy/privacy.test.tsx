import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DEVICE_STORAGE } from '@naija/contracts/domain/device-storage';
import { RETENTION } from '@naija/contracts/domain/retention';
import { mockApi } from '@naija/runtime/testing';
import { openPage } from '../../testing/open-page.ts';

mockApi();

test('a visitor reads which data is stored, for how long, what is on the device, and their rights', async () => {
  await openPage('/privacy');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Who is responsible',
    'What we use, and why',
    'Who gets it',
    'How long we keep it',
    'Your rights',
    'What is stored on your device',
    'How we protect it',
    'Children',
    'Changes of this page',
  ]);
  for (const { what } of Object.values(RETENTION)) expect(screen.getByText(what)).toBeVisible();
  for (const { what } of DEVICE_STORAGE) expect(screen.getAllByText(`${what}.`)[0]).toBeVisible();
  expect(screen.getByText(/Nigeria Data Protection Commission/)).toBeVisible();
  expect(document.title).toBe('Privacy · NaijaAgents');
});

test('the terms say how to pay safely, that no place is for sale, and lead to the privacy page', async () => {
  await openPage('/terms');
  expect(screen.getByRole('region', { name: 'Pay safely' })).toBeVisible();
  expect(screen.getByText(/Nobody can pay for a better place/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'What we do with your data' })).toHaveAttribute('href', '/privacy');
});
