import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Button, ButtonAnchor, ButtonLink } from './Button.tsx';

test('a button does what it says when it is pressed', async () => {
  const pressed = vi.fn();
  render(<Button onClick={pressed}>Retry</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(pressed).toHaveBeenCalledOnce();
});

test('a button inside a form leaves the form alone', async () => {
  const submitted = vi.fn();
  render(
    <form onSubmit={submitted}>
      <Button>Show password</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submitted).not.toHaveBeenCalled();
});

test('a button of type submit submits its form', () => {
  render(<Button type="submit">Log in</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
});

test('a disabled button does nothing', async () => {
  const pressed = vi.fn();
  render(
    <Button disabled onClick={pressed}>
      Retry
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(pressed).not.toHaveBeenCalled();
});

test('every kind of button has a look of its own and is large enough to touch', () => {
  render(
    <>
      <Button>1</Button>
      <Button $variant="secondary">2</Button>
      <Button $variant="quiet">3</Button>
    </>,
  );
  const buttons = screen.getAllByRole('button');
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(3);
  for (const button of buttons) expect(button).toHaveStyle({ minHeight: 'var(--size-touch)' });
});

test('a link that looks like a button opens its page', async () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/login">Log in</ButtonLink>
      <Routes>
        <Route path="/" element={null} />
        <Route path="/login" element="The login page" />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(screen.getByText('The login page')).toBeInTheDocument();
});

test('a link out of the product keeps its address', () => {
  render(<ButtonAnchor href="tel:08012345678">Call</ButtonAnchor>);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:08012345678');
});
