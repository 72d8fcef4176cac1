import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileCompleted } from './ProfileCompleted.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('opens the home page two seconds after the profile was completed', () => {
  render(
    <MemoryRouter initialEntries={['/agentform']}>
      <Routes>
        <Route path="/agentform" element={<ProfileCompleted />} />
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
