import { expect, test } from 'vitest';
import shipping from '../../../docs/shipping.md?raw';

const sources = import.meta.glob<string>(
  [
    './{messages,lazy-messages}.ts',
    '../remotes/fatal-error.ts',
    '../../../packages/contracts/src/domain/messages.ts',
    '../../../packages/ui/src/forms/DraftNote/DraftStatus.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Messages in the form of the documentation, with an ellipsis for values. */
const texts = Object.values(sources)
  .map((source) => source.replace(/\$\{[^}]*\}/g, '…').replaceAll('… …', '…'))
  .join('\n');

const HEADING = '## What visitors see when a release is bad';

/** Cells of each row of the table below the heading. */
const rows = (shipping.split(HEADING)[1]?.split('\n\n')[1] ?? '')
  .split('\n')
  .slice(2)
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test.each(rows)(
  'if %s, visitors get %s, and the documentation quotes what they read',
  (_fault, _get, read = '') => {
    const quoted = [...read.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);
    if (quoted.length === 0) expect(read).toMatch(/^nothing/);
    for (const text of quoted) expect(texts).toContain(text);
  },
);
