import { expect, test, vi } from 'vitest';
import type { Language } from '@naija/contracts/domain/languages';
import { createTranslator, languageOf } from './translator.ts';

const texts = (catalogue: Record<string, string>) => vi.fn(() => Promise.resolve({ default: catalogue }));

test('translations of a part are loaded once for a language, and found by their path', async () => {
  let language: Language = 'pcm';
  const translator = createTranslator(() => language);
  const pcm = texts({ 'list.lead': 'Find agent' });
  const catalogues = { pcm, ha: texts({ 'list.lead': 'Nemi dillali' }) };
  await Promise.all([translator.load('list', catalogues), translator.load('list', catalogues)]);
  expect(pcm).toHaveBeenCalledOnce();
  expect(translator.find('list.lead')).toBe('Find agent');
  language = 'ha';
  await translator.load('list', catalogues);
  expect(translator.find('list.lead')).toBe('Nemi dillali');
});

test('a part finds only its own translations', async () => {
  const translator = createTranslator(() => 'pcm');
  await translator.load('other', { pcm: texts({ 'list.lead': 'Call me' }) });
  expect(translator.find('list.lead')).toBeUndefined();
});

test('nothing is loaded for a language without a catalogue, and a failure leaves the page in English', async () => {
  const translator = createTranslator(() => 'pcm');
  expect(translator.load('list', { ha: texts({}) })).toBeUndefined();
  await translator.load('list', { pcm: () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(translator.find('list.lead')).toBeUndefined();
});

test.each([
  ['pcm', 'pcm'],
  ['en-NG', 'en'],
  ['', 'en'],
  ['constructor', 'en'],
])('a document in %o is shown in %s', (lang, language) => {
  const page = document.implementation.createHTMLDocument();
  page.documentElement.lang = lang;
  expect(languageOf(page)).toBe(language);
});
