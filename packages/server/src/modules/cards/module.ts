import type { Module } from '../../platform/module.ts';

export const cardsModule = {
  name: 'cards',
  limits: {
    // Only cards that must be drawn count: each takes 0.1 s of a processor.
    card: { burst: 60, refillS: 2, keyedBy: 'address', maxBrowsers: 1 },
  },
} satisfies Module;
