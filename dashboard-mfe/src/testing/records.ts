import type { Agent } from '@naija/contracts/http/agents';

/** A complete record. */
export function ada(changes: Partial<Agent> = {}): Agent {
  return {
    _id: '7',
    id: '7',
    name: 'Ada Obi',
    image: '/media/ada00000000000000000000000000001/320.webp',
    state: 'akwa-ibom',
    stateCity: 'akwa-ibom',
    inspectionFee: 5_000,
    totalDeals: 1_250,
    email: 'ada@example.com',
    phone: '+2348012345678',
    address: '12 Marina Road',
    instagram: 'https://www.instagram.com/ada.homes',
    isVerified: true,
    bio: 'I help families find an honest home in Lagos.\nCall me any day.',
    rentPrice: 4_000,
    sales: 12,
    airbnb: 2,
    agreement: 10,
    commission: 5,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
}

/** The record right after signing up and verifying. */
export function newcomer(changes: Partial<Agent> = {}): Agent {
  return ada({
    image: null,
    instagram: null,
    bio: null,
    rentPrice: null,
    sales: null,
    airbnb: null,
    inspectionFee: null,
    totalDeals: null,
    agreement: null,
    commission: null,
    ...changes,
  });
}
