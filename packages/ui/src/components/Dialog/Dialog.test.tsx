import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { name: 'Log out?' });

function Page({ onClose }: { readonly onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Ask
      </button>
      <Dialog
        open={open}
        title="Log out?"
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      >
        <p>What is not sent stays on this device.</p>
      </Dialog>
    </>
  );
}

async function ask(onClose = vi.fn()) {
  render(
    <StrictMode>
      <Page onClose={onClose} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return onClose;
}

test('a dialog is shown when it is open, with its title as its name', async () => {
  await ask();
  expect(dialog()).toBeVisible();
  expect(dialog()).toHaveTextContent('What is not sent stays on this device.');
});

test('until then it is not there for anybody', () => {
  render(<Page onClose={vi.fn()} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('its close button closes it, and the page is told once', async () => {
  const onClose = await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test('when the browser closes it, as on Escape, the page is told once', async () => {
  const onClose = await ask();
  act(() => {
    dialog().close();
  });
  await waitFor(() => {
    expect(onClose).toHaveBeenCalledOnce();
  });
});

test('a dialog that is taken away while it is open is closed, so that the focus can return', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = render(
    <Dialog open title="Log out?" onClose={vi.fn()}>
      <p>…</p>
    </Dialog>,
  );
  const element = dialog();
  unmount();
  expect(close).toHaveBeenCalledOnce();
  expect(element.open).toBe(false);
});
