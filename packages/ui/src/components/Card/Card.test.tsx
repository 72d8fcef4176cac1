import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Card, CoverLink, LinkedCard } from './Card.tsx';

test('a card shows what it holds', () => {
  render(<Card>Ada Obi</Card>);
  expect(screen.getByText('Ada Obi')).toBeVisible();
});

test('pressing anywhere on a card that is a link opens its page', async () => {
  render(
    <MemoryRouter>
      <LinkedCard>
        <CoverLink to="/agent/7">
          <span>Ada Obi</span> <span>Lagos</span>
        </CoverLink>
      </LinkedCard>
      <Routes>
        <Route path="/" element={null} />
        <Route path="/agent/:id" element="Profile" />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(screen.getByText('Lagos'));
  expect(screen.getByText('Profile')).toBeInTheDocument();
});
