import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Badge, type BadgeKind } from './Badge.tsx';

test('a badge is told apart by its words and its mark, not only by its colour', () => {
  const kinds: BadgeKind[] = ['verified', 'airbnb', 'plain'];
  const marks = kinds.map((kind) => {
    render(<Badge kind={kind}>{kind}</Badge>);
    return screen.getByText(kind).parentElement?.querySelector('svg[aria-hidden="true"]')?.innerHTML;
  });
  expect(marks).not.toContain(undefined);
  expect(new Set(marks).size).toBe(kinds.length);
});
