import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendPlainPage } from './plain-page.ts';

test('a page of the server is styled by a policy that allows no script, and is not indexed', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendPlainPage(reply, 'Ada & <Bola>', '<p>content</p>'));
  const { body, headers } = await app.inject('/');
  const style = /<style>(.*)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).not.toContain('script');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(body).toContain('<h1>Ada &amp; &lt;Bola&gt;</h1>\n<p>content</p>');
});
