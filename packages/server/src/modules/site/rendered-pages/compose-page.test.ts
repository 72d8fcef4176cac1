import type { Language } from '@naija/contracts/domain/languages';
import { RENDERED_PAGE, type BootData } from '@naija/contracts/remote/rendered-page';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';
import { describe, expect, it } from 'vitest';
import { BOOT, BUILT_SHELL } from '../../../../test/use-rendered-site.ts';
import type { RenderedContent } from '../../rendering/index.ts';
import { hashSource } from '../../../platform/plugins/content-security-policy.ts';
import { composePage } from './compose-page.ts';
import { readPageTemplate } from './page-template.ts';

const CONTENT: RenderedContent = {
  html: '<main>Content</main>',
  head: '<link rel="preload" as="image" href="/a.jpg"/>',
  title: '',
  styles: [
    { attributes: '', text: '@font-face{font-family:Inter}' },
    { attributes: ' data-styled="true"', text: '.a{color:red}' },
  ],
  state: '{"answers":1}',
  calls: [],
};

function compose(
  changed: Partial<RenderedContent> = {},
  shell = BUILT_SHELL,
  registryAddress: string = REGISTRY_PATH,
  language: Language = 'en',
) {
  const template = readPageTemplate(shell);
  if (!template) throw new Error('the shell cannot be read');
  return composePage({
    template,
    language,
    bootScript: BOOT,
    head: '<title>About us</title>',
    releaseId: 'directory@1.0.0#sha384-"x"',
    registryAddress,
    route: { path: '/about', js: [{ url: '/remotes/directory/1.0.0/a.js', integrity: 'sha384-a' }], css: [] },
    content: { ...CONTENT, ...changed },
  });
}

function dataOf(html: string, id: string): unknown {
  const [, text = ''] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text);
}

describe('a rendered page', () => {
  const { html, inline } = compose();

  it('has the content instead of the frame', () => {
    expect(html).toContain('<div id="root"><main>Content</main></div>');
    expect(html).not.toMatch(/Loading…|\.frame|noscript/);
  });

  it('has one title, and the elements for the head in the head', () => {
    const [head = ''] = html.split('</head>');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain(CONTENT.head);
    expect(head).toContain(
      `<meta name="${RENDERED_PAGE.releaseMeta}" content="directory@1.0.0#sha384-&quot;x&quot;" />`,
    );
  });

  it.each([
    ['pcm', '<html lang="pcm"', '<title>About our site $&amp;</title>'],
    ['en', '<html lang="en-NG"', '<title>About us</title>'],
  ] as const)('in the language %s has its title', (language, start, title) => {
    const page = compose({ title: 'About our site $&amp;' }, BUILT_SHELL, REGISTRY_PATH, language);
    expect(page.html).toContain(start);
    expect(page.html.match(/<title>.*<\/title>/g)).toEqual([title]);
  });

  it('whose release has no title in another language keeps the English one', () => {
    const { html } = compose({ title: '' }, BUILT_SHELL, REGISTRY_PATH, 'pcm');
    expect(html).toContain('<title>About us</title>');
  });

  it('has the styles in the head, each allowed by its hash', () => {
    expect(html).toContain(
      '<style>@font-face{font-family:Inter}</style><style data-styled="true">.a{color:red}</style>',
    );
    expect(inline.styles).toHaveLength(html.split('<style').length - 1);
  });

  it('allows the style elements and attributes of its content, each by its hash', () => {
    const marked =
      '<style data-emotion="css a">.b{color:red}</style><p style="width:1px;font-family:&quot;A&quot;">a</p>';
    const { styles } = compose({ html: `<main>${marked}</main>` }).inline;
    expect(styles.slice(inline.styles.length)).toEqual([
      hashSource('.b{color:red}'),
      hashSource('width:1px;font-family:"A"'),
      "'unsafe-hashes'",
    ]);
  });

  it('loads nothing before the boot script, which knows all files', () => {
    expect(html).not.toMatch(/modulepreload|type="module"|as="fetch"/);
    expect(dataOf(html, RENDERED_PAGE.bootId)).toEqual({
      main: '/assets/main-abc.js',
      files: [
        ['/assets/main-abc.js', ''],
        ['/assets/bootstrap-abc.js', ''],
        ['/remotes/directory/1.0.0/a.js', 'sha384-a'],
      ],
      elements: 1,
    } satisfies BootData);
  });

  it.each([
    ['en', 'Part of this page has not loaded.'],
    ['pcm', 'One part of dis page never load.'],
  ] as const)(
    'says in the language %s, where its code does not come, that it can be read',
    (language, text) => {
      const page = compose({}, BUILT_SHELL, REGISTRY_PATH, language).html;
      expect(page).toContain(`<div id="${RENDERED_PAGE.noticeId}" role="status"><div hidden><p>${text}`);
    },
  );

  it('knows the address of its lists if the site has many', () => {
    const address = '/remotes.json?path=/about';
    const { html } = compose({}, BUILT_SHELL, address);
    expect(dataOf(html, RENDERED_PAGE.bootId)).toMatchObject({ registry: address });
  });

  it('keeps what else the shell has', () => {
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toMatch(/^<!doctype html>/);
    expect(html.trimEnd()).toMatch(/<\/body>\s*<\/html>$/);
  });

  it('has the settings of the server', () => {
    const settings = '<meta name="naija-registry-key" content="k" />';
    expect(compose({}, BUILT_SHELL.replace('</head>', `${settings}</head>`)).html).toContain(settings);
  });
});

describe('content of a user', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', '\u2028\u2029', '$& $1 $`', '</SCRIPT >'])(
    'stays data: %s',
    (text) => {
      const { html } = compose({ state: JSON.stringify({ text }) });
      expect(dataOf(html, RENDERED_PAGE.stateId)).toEqual({ text });
      expect(html.match(/<script/g)).toHaveLength(3);
    },
  );

  it('is inserted as it is, whatever means something to a replacement', () => {
    const text = "$& $1 $` $'";
    const head = `<link rel="preload" as="image" href="${text}"/>`;
    expect(compose({ html: `<p>${text}</p>`, head }).html.split(text)).toHaveLength(3);
  });
});

it.each([
  '<!doctype html><p>Back soon</p>',
  '<script type="module" src="/a.js"></script><title>a</title></head>',
])('a page that is not a shell is not rendered: %s', (html) => {
  expect(readPageTemplate(html)).toBeUndefined();
});
