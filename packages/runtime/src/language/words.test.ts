import { afterEach, expect, it, vi } from 'vitest';
import type { Catalogue } from './words.ts';

const ENGLISH = {
  lead: 'Find an agent',
  count: (count: number, place: string) => `${String(count)} agents in ${place}`,
  rows: { fee: 'Inspection fee' },
  steps: ['Search', 'Compare'],
};

async function open(lang: string, catalogue: Catalogue = {}) {
  vi.resetModules();
  document.documentElement.lang = lang;
  const words = await import('./words.ts');
  const texts = words.words('directory.list', ENGLISH);
  const translator = {
    language: () => 'pcm' as const,
    find: (path: string) => catalogue[path],
    translate: (text: string) => `${text} o`,
    load: () => undefined,
  };
  return { ...words, texts, translator };
}

afterEach(() => {
  document.documentElement.lang = '';
  // A translator is given once.
  vi.resetModules();
});

it('returns texts unchanged on an English page', async () => {
  expect((await open('en-NG')).texts).toBe(ENGLISH);
});

it('shows a text in the language of the page, whenever its catalogue has come', async () => {
  const { texts, setTranslator, translator } = await open('pcm', { 'directory.list.lead': 'Find agent' });
  const { lead } = texts;
  setTranslator(translator);
  expect([lead, texts.lead]).toEqual(['Find an agent', 'Find agent']);
});

it('shows messages, and texts of groups and lists, in the language of the page', async () => {
  const { texts, setTranslator, translator } = await open('pcm', {
    'directory.list.count': ((count: number, place: string) =>
      `${String(count)} agent dey ${place}`) as () => string,
    'directory.list.rows.fee': 'Money to see house',
    'directory.list.steps.1': 'Compare am',
  });
  setTranslator(translator);
  expect(texts.count(3, 'Yaba')).toBe('3 agent dey Yaba');
  expect(Object.entries(texts.rows)).toEqual([['fee', 'Money to see house']]);
  expect(texts.steps.map((step) => step)).toEqual(['Search', 'Compare am']);
});

it('shows texts without a translation in English', async () => {
  const { texts, setTranslator, translator } = await open('pcm');
  setTranslator(translator);
  expect([texts.lead, texts.count(2, 'Ikeja'), texts.rows.fee]).toEqual([
    'Find an agent',
    '2 agents in Ikeja',
    'Inspection fee',
  ]);
});

it('translates messages of the server once a translator is set', async () => {
  const { setTranslator, translateText, translator } = await open('pcm');
  expect(translateText('Email is required')).toBe('Email is required');
  setTranslator(translator);
  expect(translateText('Email is required')).toBe('Email is required o');
});

it('keeps the first translator, so that no remote replaces it', async () => {
  const { pageLanguage, setTranslator, translator } = await open('pcm');
  setTranslator(translator);
  setTranslator({ ...translator, language: () => 'ha' });
  expect(pageLanguage()).toBe('pcm');
});
