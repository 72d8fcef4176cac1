import {
  releasePaths,
  type PublishResponse,
  type ReleasesStatus,
  type RollbackRequest,
  type RollbackResponse,
} from '@naija/contracts/http/releases';
import { readRegistry } from '@naija/contracts/remote/registry';
import { signedText } from '@naija/contracts/remote/signature';
import { generateKeyPairSync, verify } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rawGet } from '../../../test/raw-get.ts';
import { KEYS, releaseSite } from '../../../test/releases.ts';

const { privateKey: registryKey, publicKey } = generateKeyPairSync('ed25519');
const site = releaseSite({ registryKey });

describe('a team that publishes a release', () => {
  it('finds it at once where visitors get it, and in the registry, signed', async () => {
    const { status, body } = await site.publish<PublishResponse>('directory');
    expect([status, body]).toEqual([
      201,
      { remote: 'directory', current: '1.0.0', before: null, trial: null, added: true },
    ]);
    const served = await site.app().inject('/remotes/directory/1.0.0/remoteEntry.js');
    expect(served.body).toBe(`export default 'directory 1.0.0';`);
    const registry = (await site.app().inject('/remotes.json')).json<unknown>();
    const entries = readRegistry(registry).microFrontends['@naija/directory'] ?? [];
    const signature = Buffer.from(entries[0]?.extras.seal?.signature ?? '', 'base64');
    expect(verify(null, Buffer.from(signedText('directory', entries)), publicKey, signature)).toBe(true);
    expect((await site.app().inject('/directory')).statusCode).not.toBe(404);
  });

  it('may send the same again, and changes nothing', async () => {
    await site.publish('directory');
    const before = (await site.app().inject('/remotes.json')).body;
    const { status, body } = await site.publish<PublishResponse>('directory');
    expect([status, body.added]).toEqual([200, false]);
    expect((await site.app().inject('/remotes.json')).body).toBe(before);
  });

  it('may try a new release on a share of visitors first', async () => {
    await site.publish('directory');
    const next = await site.archive({ version: '1.1.0' });
    const { body } = await site.sendArchive<PublishResponse>('directory', next, '1.1.0', 'directory', 10);
    expect(body).toMatchObject({ current: '1.0.0', trial: { version: '1.1.0', percent: 10 } });
  });

  it.each([0, 101, 1.5])('is refused a share of %d per cent', async (percent) => {
    const { status } = await site.sendArchive(
      'directory',
      await site.archive(),
      '1.0.0',
      'directory',
      percent,
    );
    expect(status).toBe(400);
  });

  it('is told that a first release goes to everybody, and publishes nothing', async () => {
    const first = await site.archive();
    const { status, body } = await site.sendArchive('directory', first, '1.0.0', 'directory', 5);
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      expect.stringContaining('the first one goes to everybody') as string,
    ]);
    expect(site.stored()).toEqual([]);
  });

  it('cannot give other bytes to a version that is out', async () => {
    await site.publish('directory');
    const { status, body } = await site.publish('directory', { files: { 'remoteEntry.js': 'other' } });
    expect([status, body.code, body.message]).toEqual([
      409,
      'conflict',
      expect.stringContaining('raise the version'),
    ]);
    const served = await site.app().inject('/remotes/directory/1.0.0/remoteEntry.js');
    expect(served.body).toBe(`export default 'directory 1.0.0';`);
  });

  it('is told of a bad release all that is wrong, and nothing of where the server keeps it', async () => {
    const { status, body } = await site.publish('directory', {
      files: { 'remoteEntry.js': 'navigator.serviceWorker.register("/x.js")' },
      changes: { requires: { react: '^19.0.0' }, entry: 'none.js' },
    });
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(body.message.split('\n')).toEqual([
      'directory@1.0.0 is no sound release:',
      expect.stringContaining('none.js'),
      expect.stringContaining('react-dom'),
      expect.stringContaining('@naija/runtime'),
      expect.stringContaining('service worker'),
    ]);
    expect(body.message).not.toContain(site.remotes);
    expect(site.stored()).toEqual([]);
  });

  it('cannot publish under another name or version than the release has', async () => {
    const archive = await site.archive({ name: 'auth', version: '1.0.0' });
    const answers = [
      await site.sendArchive('directory', archive, '1.0.0'),
      await site.sendArchive('auth', archive, '1.0.1'),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [422, 'The archive holds auth 1.0.0, not directory 1.0.0'],
      [422, 'The archive holds auth 1.0.0, not auth 1.0.1'],
    ]);
    expect(site.stored()).toEqual([]);
  });

  it('cannot take a page that another team owns', async () => {
    await site.publish('auth');
    const { status, body } = await site.publish('directory', {
      changes: { routes: [{ path: '/auth', js: ['remoteEntry.js'], css: [] }] },
    });
    expect([status, body.message]).toEqual([409, expect.stringContaining('claims /auth, which auth owns')]);
    expect(await site.listed('directory')).toEqual([]);
  });
});

it('the list of switches is for teams alone, wherever it is asked for', async () => {
  await site.publish('directory');
  for (const url of ['/remotes///audit.jsonl', '/remotes/audit.jsonl', '/remotes/../remotes.audit.jsonl']) {
    const { status, body, headers } = await rawGet(site.app(), url);
    expect([status, headers['access-control-allow-origin'], body]).toEqual([
      404,
      undefined,
      expect.not.stringContaining('key of') as string,
    ]);
  }
});

describe('teams at the same moment', () => {
  it('both publish, each of them one release after the other', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0'];
    for (const version of versions) {
      const answers = await Promise.all([
        site.publish('directory', { version }),
        site.publish('auth', { version }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    }
    const newestFirst = [...versions].reverse();
    expect([await site.listed('directory'), await site.listed('auth')]).toEqual([newestFirst, newestFirst]);
    expect(site.stored().filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('a team that switches', () => {
  it('goes back with one call, tries a release on some visitors, and finds who did what', async () => {
    await site.publish('directory', { version: '1.0.0' });
    await site.publish('directory', { version: '1.1.0' });
    const back = await site.post('directory', releasePaths.rollback('directory'));
    const trial = { version: '1.1.0', percent: 10 };
    const tried = await site.post('directory', releasePaths.canary('directory'), trial);
    const same = { remote: 'directory', current: '1.0.0' };
    const rolledBack = { ...same, before: '1.1.0', trial: null, rolledBack: '1.1.0' };
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

  it('goes back once in an incident, however many of it call, and further only by naming the release', async () => {
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
  ])('is told so where it %s', async (_, path, body, status) => {
    const answer = await site.post('directory', path, body);
    expect([answer.status, answer.body.message]).toEqual([status, expect.any(String)]);
    expect(site.stored()).toEqual([]);
  });
});

it('teams see how often each release was reported to fail', async () => {
  await site.publish('directory', { version: '1.0.0' });
  await site.publish('directory', { version: '1.1.0' });
  const report = { remote: 'directory', version: '1.1.0', message: 'x' };
  for (const kind of ['load', 'render', 'load'])
    await site.app().inject({ method: 'POST', url: '/api/v1/report', payload: { ...report, kind } });
  const { status, body } = await site.send<ReleasesStatus>('GET', releasePaths.status, {}, KEYS.auth);
  expect(status).toBe(200);
  expect(body.remotes).toEqual([
    {
      remote: 'directory',
      releases: [
        expect.objectContaining({ version: '1.1.0', traffic: 100, failures: { load: 2, render: 1 } }),
        expect.objectContaining({ version: '1.0.0', traffic: 0, failures: {} }),
      ],
    },
  ]);
});
