import { expect, it } from 'vitest';
import { formatRetention, OPERATOR_RETENTION, RETENTION } from './retention.ts';

it.each([
  [RETENTION.rateLimitBrowsers.keptMs, '1 hour'],
  [RETENTION.rateLimits.keptMs, '1 day'],
  [RETENTION.sessions.keptMs, '1 day'],
  [RETENTION.uploads.keptMs, '2 days'],
  [OPERATOR_RETENTION.backups.keptMs, '30 days'],
])('people read %i ms as %s', (keptMs, text) => {
  expect(formatRetention(keptMs)).toBe(text);
});
