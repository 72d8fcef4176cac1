import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function WithButton({ open: initial, onClose, actions, ...props }: DialogProps) {
  const [open, setOpen] = useState(initial);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Log Out
      </Button>
      <Dialog
        {...props}
        open={open}
        onClose={close}
        actions={
          actions ?? (
            <>
              <Button onClick={close}>Log out</Button>
              <Button $variant="secondary" onClick={close}>
                Stay
              </Button>
            </>
          )
        }
      />
    </>
  );
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: false,
    onClose: fn(),
    title: 'Log out?',
    children: <p>A profile that is not sent yet stays on this device until you log in again.</p>,
  },
  render: WithButton,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true } };

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Log Out' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'Log out?' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    // Escape itself is a key of the browser, which a page cannot press.
    (dialog as HTMLDialogElement).close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(opener).toHaveFocus();
  },
};

export const CloseButton: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log Out' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    open: true,
    title: 'Somebody else has changed this profile since you opened it on this device',
    children: Array.from({ length: 12 }, (_, line) => (
      <p key={line}>
        The {line + 1}. thing that differs, in enough words to fill more than one line of a phone.
      </p>
    )),
  },
};
