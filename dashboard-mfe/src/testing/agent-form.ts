import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { setupServer } from 'msw/node';
import { mockDashboard } from './dashboard.tsx';
import { fill, user } from './form.ts';
import { logIn, openPage } from './open-page.tsx';
import { newcomer } from './records.ts';
import { photo } from './uploads.ts';

export const BIO = 'I help families find an honest home in Lagos and Ibadan.';

const FIELD_TEXTS = {
  About: BIO,
  'Number of Rents': '12',
  'Number of Sales': '3',
  'AirBnB Listings': '2',
  'Inspection Fee (₦)': '50000',
  'Total Deals Closed': '15',
  'Agreement (%)': '10',
  'Commission (%)': '5',
};

/** Response to a completed profile. */
export const completed = () => HttpResponse.json({ message: 'Profile completed' }, { status: 201 });

export async function openAgentForm(api: ReturnType<typeof setupServer>, agent = newcomer()) {
  mockDashboard(api, { agent });
  logIn();
  await openPage('/agentform');
}

/** Fills in every field with a valid value. */
export async function fillAgentForm() {
  await user.upload(await screen.findByLabelText('Profile photo'), photo());
  await fill(FIELD_TEXTS);
}
