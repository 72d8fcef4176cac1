import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import StartPage from './StartPage.tsx';

test('a visitor sees which page this is, on it and in the title', () => {
  render(<StartPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('__title__');
  expect(document.title).toBe('__title__ · NaijaAgents');
});
