import { createServer } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startStaticCopy, withoutScripts } from './static-copy.mjs';

test('a page without scripts keeps its styles, its content and what search engines read', () => {
  const kept =
    '<style data-styled="true">a{}</style><script type="application/ld+json">{"a":"<b>"}</script><p>Ada</p>';
  const html = `<link rel="modulepreload" crossorigin href="/a.js">${kept}<script type="application/json" id="s">{"a":"\\u003c"}</script><script>if (1 < 2) a();</script><script type="module" src="/a.js"></script>`;
  expect(withoutScripts(html)).toBe(kept);
});

test('a copy has the headers and compression of the page, and answers 304 to a browser that has it', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response
      .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br', etag: '"1"' })
      .end(brotliCompressSync('<p>Ada</p><script>a()</script>'));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const copy = await startStaticCopy(`http://localhost:${String(port)}`);
  onTestFinished(async () => {
    await copy.stop();
    server.close();
  });
  const first = await fetch(`${copy.url}/agent/1`);
  expect(await first.text()).toBe('<p>Ada</p>');
  expect(first.headers.get('content-encoding')).toBe('br');
  const again = await fetch(`${copy.url}/agent/1`, { headers: { 'if-none-match': '"1"' } });
  expect(again.status).toBe(304);
  expect(requests).toBe(1);
});
