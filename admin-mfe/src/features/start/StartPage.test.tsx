import { accessibilityFaults } from '@naija/runtime/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import StartPage from './StartPage.tsx';

test('a visitor sees which page this is, on it and in the title', () => {
  render(<StartPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin');
  expect(document.title).toBe('Admin · NaijaAgents');
});

test('nothing on the page keeps people from using it', async () => {
  render(<StartPage />);
  expect(await accessibilityFaults()).toEqual([]);
});
