import { expect, test } from 'vitest';
import type { Agent } from '@naija/contracts/http/agents';
import { sampleAgent } from '../../components/Photo/agent.fixture.ts';
import { contactCard } from './contact-card.ts';

const ORIGIN = 'https://naija.example';
const ada = (changes: Partial<Agent> = {}): Agent => ({
  ...sampleAgent({ state: 'akwa-ibom', stateCity: 'akwa-ibom' }),
  email: 'ada@example.com',
  phone: '+2348012345678',
  address: '12 Marina Road',
  isVerified: true,
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...{
    instagram: null,
    bio: null,
    rentPrice: null,
    sales: null,
    airbnb: null,
    agreement: null,
    commission: null,
  },
  ...changes,
});

/** Lines without their folds. */
const lines = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

test('the card has what one needs to reach the agent, and where they were found', () => {
  expect(lines(contactCard(ada(), ORIGIN))).toEqual(
    expect.arrayContaining([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Ada Obi',
      'TITLE:Property agent',
      'TEL;TYPE=CELL:+2348012345678',
      'EMAIL:ada@example.com',
      'ADR;TYPE=WORK:;;12 Marina Road;;Akwa Ibom;;Nigeria',
      'URL:https://naija.example/agent/7',
      'NOTE:Found on NaijaAgents',
      'END:VCARD',
    ]),
  );
});

test('what an agent has typed adds no line and no part of their own to the card', () => {
  const card = contactCard(
    ada({
      name: 'Ada\r\nTEL:666',
      address: '1, Road;Evil\nURL:https://evil.example',
      email: 'a;b@example.com',
    }),
    ORIGIN,
  );
  const names = lines(card).map((line) => line.split(/[:;]/)[0]);
  expect(names.filter((name) => name === 'TEL')).toHaveLength(1);
  expect(names.filter((name) => name === 'URL')).toHaveLength(1);
  expect(lines(card)).toContain('FN:Ada\\nTEL:666');
});

test('lines are folded at 75 octets, as the standard asks for, also within names of other scripts', () => {
  const card = contactCard(ada({ name: 'Ọláwùyí '.repeat(12).trim() }), ORIGIN);
  for (const line of card.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(card).not.toContain('\uFFFD');
});
