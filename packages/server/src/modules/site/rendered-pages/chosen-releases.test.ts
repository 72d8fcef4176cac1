import { RENDERED_PAGE, RENDERING_COOKIES } from '@naija/contracts/remote/rendered-page';
import { beforeEach, expect, it } from 'vitest';
import { RELEASE_ID, useRenderedSite } from '../../../../test/use-rendered-site.ts';

const site = useRenderedSite();
const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** Returns the status, the renderer, and if search engines may list the page. */
async function described(url: string, headers?: Record<string, string>) {
  const response = await get(url, headers);
  return [
    response.statusCode,
    response.headers[RENDERED_PAGE.releaseHeader],
    response.headers['x-robots-tag'],
  ];
}

beforeEach(() => {
  site.changeRegistry((releases) =>
    releases.flatMap((release) => [
      release,
      {
        ...release,
        metadata: { version: '0.9.0', integrity: 'sha384-p' },
        deployment: { traffic: 0, default: false },
      },
    ]),
  );
});

it('a visitor of an address that names a listed release reads its page, which search engines leave out', async () => {
  expect(await described('/about?remotes=directory@0.9.0')).toEqual([
    200,
    'directory@0.9.0#sha384-p',
    'noindex',
  ]);
  expect(await described('/about')).toEqual([200, RELEASE_ID, undefined]);
});

it('the address comes before what the browser has stored', async () => {
  const cookie = `${RENDERING_COOKIES.releases}=directory=none&auth=1.0.0`;
  expect((await described('/about?remotes=directory@0.9.0', { cookie }))[1]).toBe('directory@0.9.0#sha384-p');
});

it.each(['1.2.0-preview', '0.8.0'])('a release that is not listed is never rendered: %s', async (version) => {
  expect(await described(`/about?remotes=directory@${version}`)).toEqual([200, undefined, 'noindex']);
});

it('only the overlay is added to the page that every visitor gets', async () => {
  expect(await described('/about?remotes')).toEqual([200, RELEASE_ID, 'noindex']);
});

it('a page that only a preview has is served for the browser to render', async () => {
  expect(await described('/only-in-a-preview?remotes=directory@1.2.0-preview')).toEqual([
    200,
    undefined,
    'noindex',
  ]);
  expect((await described('/only-in-a-preview'))[0]).toBe(404);
});
