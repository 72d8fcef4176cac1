import { LANGUAGES, type Language } from '@naija/contracts/domain/languages';
import { expect, it } from 'vitest';
import { phoneCodeText } from './outbox.ts';

const HOST = `${'a'.repeat(40)}.agents.example`;
/** ASCII characters of GSM 03.38, one septet each. */
const GSM = /^[\n A-Za-z0-9@$!"#%&'()*+,\-./:;<=>?_]*$/;

it.each(Object.keys(LANGUAGES) as Language[])('a code in %s is one text message', (language) => {
  const text = phoneCodeText({ code: '123456', host: HOST, language });
  expect(text).toMatch(GSM);
  expect(text.length).toBeLessThanOrEqual(160);
  // The form of origin-bound codes, which browsers read.
  expect(text).toMatch(/^123456 [^#@]+\n\n@[\w.]+ #123456$/);
});
