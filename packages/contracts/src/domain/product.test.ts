import { expect, test } from 'vitest';
import { pageTitle } from './product.ts';

test('a document title names the page first, then the product', () => {
  expect(pageTitle('Log in')).toBe('Log in · NaijaAgents');
});
