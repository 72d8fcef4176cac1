import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TextLink } from './TextLink.tsx';

test('a link in a sentence opens its page', async () => {
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<TextLink to="/signup">Create an account</TextLink>} />
        <Route path="/signup" element="The form" />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(screen.getByText('The form')).toBeVisible();
});
