import { expect, test, vi } from 'vitest';
import { closeChannels } from './guard-navigation.ts';
import { reportFault } from './report-fault.ts';

vi.mock('./report-fault.ts');

test('a script opens no window, and connects to no peer', () => {
  const { open } = globalThis;
  vi.stubGlobal('RTCPeerConnection', () => undefined);
  closeChannels();
  expect(globalThis.open('https://evil.example/?session')).toBeNull();
  expect(reportFault).toHaveBeenCalledWith('https://evil.example/?session');
  expect('RTCPeerConnection' in globalThis).toBe(false);
  globalThis.open = open;
  vi.unstubAllGlobals();
});
