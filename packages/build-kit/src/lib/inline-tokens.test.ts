import { parseAst, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { inlineTokens } from './inline-tokens.ts';

function transformed(code: string): string {
  const { transform } = inlineTokens() as Plugin & { transform: (code: string, id: string) => unknown };
  const result = transform.call({ parse: parseAst } as never, code, '/src/file.ts') as {
    code: string;
  } | null;
  return result?.code ?? code;
}

const IMPORT = `import { tokens } from '@naija/ui';\n`;

test('a token in a style is written as its custom property', () => {
  const code = 'css`gap: ${tokens.space.xs} ${size};color: ${tokens.color.ink};`';
  expect(transformed(IMPORT + code)).toBe(`\ncss\`gap: var(--space-xs) \${size};color: var(--color-ink);\``);
});

test('a token elsewhere is written as a text', () => {
  expect(transformed(`${IMPORT}f(tokens.color.ink, (on) => on && tokens.size.touch)`)).toBe(
    `\nf('var(--color-ink)', (on) => on && 'var(--size-touch)')`,
  );
});

test('other names of the same import stay', () => {
  expect(transformed("import { Card, tokens } from '@naija/ui';f(Card, tokens.color.ink)")).toBe(
    `import { Card as Card } from "@naija/ui";f(Card, 'var(--color-ink)')`,
  );
});

test.each([
  ['of another object', `const tokens = { color: { ink: 'red' } };\ntokens.color.ink`],
  ['that is computed', `${IMPORT}tokens.color[name]`],
  ['of a whole group', `${IMPORT}const { color } = tokens;`],
])('a name %s stays', (_, code) => {
  expect(transformed(code)).toBe(code);
});
