import type { ReleasesStatus } from '@naija/contracts/http/release-status';
import { releasePaths, type RollbackRequest, type RollbackResponse } from '@naija/contracts/http/releases';
import { describe, expect, it } from 'vitest';
import { KEYS, useReleaseServer } from '../../../test/use-release-server.ts';

const site = useReleaseServer();

describe('a team that switches', () => {
  it('rolls back, starts a canary, and finds both in the audit log', async () => {
    await site.publish('directory', { version: '1.0.0' });
    await site.publish('directory', { version: '1.1.0' });
    const back = await site.post('directory', releasePaths.rollback('directory'));
    const trial = { version: '1.1.0', percent: 10 };
    const tried = await site.post('directory', releasePaths.canary('directory'), trial);
    const same = { remote: 'directory', current: '1.0.0' };
    const rolledBack = { ...same, before: '1.1.0', trial: null, rolledBack: '1.1.0', earlier: null };
    expect([back.status, back.body]).toEqual([200, rolledBack]);
    expect([tried.status, tried.body]).toEqual([200, { ...same, before: '1.0.0', trial }]);
    const who = { who: 'key of directory', remote: 'directory' };
    const { body } = await site.send<ReleasesStatus>('GET', releasePaths.status, {}, KEYS.auth);
    expect(body.audit).toMatchObject([
      { ...who, action: 'canary', from: '1.0.0', to: '1.1.0', percent: 10 },
      { ...who, action: 'rollback', from: '1.1.0', to: '1.0.0' },
      { ...who, action: 'publish', from: '1.0.0', to: '1.1.0' },
      { ...who, action: 'publish', from: null, to: '1.0.0' },
    ]);
  });

  it('rolls back once in an incident, however many call, and further only from a named release', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await site.publish('directory', { version });
    const rollBack = (body?: RollbackRequest) =>
      site.post<RollbackResponse>('directory', releasePaths.rollback('directory'), body);
    const both = await Promise.all([rollBack(), rollBack()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const wrong = await rollBack({ from: '1.2.0' });
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      409,
      'conflict',
      'Nothing was rolled back: visitors get directory 1.1.0, not 1.2.0',
    ]);
    expect(await site.listed('directory')).toEqual(['1.1.0', '1.0.0']);
    const named = await rollBack({ from: '1.1.0' });
    expect([named.status, named.body.current]).toEqual([200, '1.0.0']);
  });

  it.each([
    ['goes back from nothing', releasePaths.rollback('directory'), undefined, 404],
    ['tries what is not here', releasePaths.canary('directory'), { version: '9.0.0', percent: 5 }, 404],
    ['tries it on nobody', releasePaths.canary('directory'), { version: '1.0.0', percent: 0 }, 400],
    ['tries it on half a person', releasePaths.canary('directory'), { version: '1.0.0', percent: 0.5 }, 400],
    ['goes back from no version', releasePaths.rollback('directory'), { from: '../1' }, 400],
    ['does not say what to try', releasePaths.canary('directory'), {}, 400],
  ])('gets an error where it %s', async (_, path, body, status) => {
    const response = await site.post('directory', path, body);
    expect([response.status, response.body.message]).toEqual([status, expect.any(String)]);
    expect(site.stored()).toEqual([]);
  });
});
