import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('an address is counted', () => {
  it.each([
    ['105.112.0.1', '105.112.0.1'],
    ['::ffff:105.112.0.1', '105.112.0.1'],
    ['::ffff:6970:1', '105.112.0.1'],
    ['2c0f:f5c0:1:2:3:4:5:6', '2c0f:f5c0:1:2::/64'],
    ['2C0F:F5C0:0001:0002::1', '2c0f:f5c0:1:2::/64'],
    ['2c0f::1', '2c0f:0:0:0::/64'],
    ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['nobody', 'nobody'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
