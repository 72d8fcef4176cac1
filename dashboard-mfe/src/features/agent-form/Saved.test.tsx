import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Saved } from './Saved.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the home page opens two seconds after the profile was saved', () => {
  render(
    <MemoryRouter initialEntries={['/agentform']}>
      <Routes>
        <Route path="/agentform" element={<Saved />} />
        <Route path="/" element={<p>Home</p>} />
      </Routes>
    </MemoryRouter>,
  );
  act(() => {
    vi.advanceTimersByTime(1_999);
  });
  expect(screen.queryByText('Home')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByText('Home')).toBeVisible();
});
