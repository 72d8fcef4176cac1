import { releasePaths } from '@naija/contracts/http/releases';
import { describe, expect, it } from 'vitest';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';

const site = useReleaseServer();

const CALLS = [
  ['GET', releasePaths.status],
  ['PUT', releasePaths.publish('directory', '1.0.0')],
  ['POST', releasePaths.rollback('directory')],
  ['POST', releasePaths.canary('directory')],
] as const;

describe('without a publish key', () => {
  it.each(CALLS)('%s %s is refused', async (method, path) => {
    for (const [key, challenge] of [
      [undefined, 'Bearer'],
      ['wrong', 'Bearer error="invalid_token"'],
      [KEYS.directory.slice(0, -1), 'Bearer error="invalid_token"'],
    ] as const) {
      const { status, body, headers } = await site.send(method, path, {}, key);
      expect([status, body.code]).toEqual([401, 'unauthorized']);
      expect(headers.get('www-authenticate')).toBe(challenge);
    }
  });
});

describe('with the key of another team', () => {
  it.each(CALLS.slice(1))('%s %s is refused with the reason', async (method, path) => {
    const { status, body } = await site.send(method, path, {}, KEYS.auth);
    expect([status, body.code, body.message]).toEqual([
      403,
      'forbidden',
      'This key publishes auth, not directory',
    ]);
  });

  it('a release is not even read', async () => {
    const { status } = await site.sendArchive('auth', await site.archive(), '1.0.0', 'directory');
    expect([status, site.stored()]).toEqual([403, []]);
  });
});
