import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { linesOf, mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { field, replaceText, sectionOf, send, stubObjectUrls, user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { changedElsewhere, mockSaves, offline, saved } from '../../testing/saves.ts';

const api = mockApi();
mockOutbox();
beforeEach(stubObjectUrls);

const AREAS = 'Areas you work in (optional)';
const LANGUAGES = 'Languages you speak (optional)';
const STATE = { at: [6, 3], areas: 'Yaba, Ikoyi', towns: 'Surulere', lgas: 'Agege' };
const TABLE = { lagos: { ...STATE, capital: 'Ikeja' } };

async function open(agent = ada({ state: 'lagos', stateCity: 'lagos' })) {
  mockDashboard(api, { agent });
  await openDashboard('?tab=edit-profile');
  await screen.findByLabelText('Address');
}

async function choose(label: string, typed: string, name: string) {
  await user.click(field(label));
  await user.paste(typed);
  await user.click(await screen.findByRole('option', { name }));
}

test('areas and languages are chosen from lists, sent, and on the dashboard before they are', async () => {
  api.use(http.get(`*${PLACES_PATH}`, () => HttpResponse.json(TABLE)));
  const calls = mockSaves(api, agentPaths.edit, offline);
  await open();
  await choose(AREAS, 'yab', 'Yaba, Lagos');
  await choose(AREAS, 'ike', 'Ikeja, Lagos');
  await choose(LANGUAGES, 'pid', 'Nigerian Pidgin');
  await send();
  await waitFor(() => {
    expect(calls[0]?.fields).toMatchObject({
      areas: 'Yaba, Lagos; Ikeja, Lagos',
      languages: 'Nigerian Pidgin',
    });
  });
  await waitFor(() => {
    expect(linesOf('Personal Info')).toEqual(
      expect.arrayContaining(['Areas: Yaba, Lagos · Ikeja, Lagos', 'Languages: Nigerian Pidgin']),
    );
  });
});

test('areas that were changed on another device are a choice, like any field', async () => {
  const agent = ada({ areas: ['Uyo, Akwa Ibom'], languages: ['Efik'] });
  const theirs = { areas: ['Eket, Akwa Ibom', 'Oron, Akwa Ibom'], languages: ['Efik'] };
  const calls = mockSaves(api, agentPaths.edit, changedElsewhere(theirs), saved(theirs));
  await open(agent);
  await user.click(screen.getByRole('button', { name: 'Remove Efik' }));
  await replaceText('Address', '1 Broad Street');
  await send();
  await user.click(await screen.findByText('Choose what to keep'));
  const conflict = within(await sectionOf('Your profile was changed on another device'));
  const areas = within(conflict.getByRole('group', { name: 'Areas you work in' }));
  expect(areas.getByRole('radio', { name: 'Other device: Eket, Akwa Ibom; Oron, Akwa Ibom' })).toBeChecked();
  expect(
    within(conflict.getByRole('group', { name: 'Languages you speak' })).getByRole('radio', {
      name: 'This device: N/A',
    }),
  ).toBeChecked();
  await user.click(conflict.getByText('Save'));
  await waitFor(() => {
    expect(calls[1]?.fields).toMatchObject({ areas: 'Eket, Akwa Ibom; Oron, Akwa Ibom', languages: '' });
  });
});
