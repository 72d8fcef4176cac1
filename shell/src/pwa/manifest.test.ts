import { expect, test } from 'vitest';
import { theme } from '@naija/ui';
import { manifest } from './manifest.ts';

test('the installed app opens with the background of the light theme', () => {
  expect(manifest.theme_color).toBe(theme.light.paper);
  expect(manifest.background_color).toBe(theme.light.paper);
});

test('every URL of the manifest lies in its scope', () => {
  const addresses = [
    manifest.start_url,
    manifest.share_target.action,
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${manifest.scope}`));
});
