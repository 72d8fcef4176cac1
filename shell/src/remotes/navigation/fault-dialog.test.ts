import { expect, test } from 'vitest';
import { showFaultDialog } from './fault-dialog.ts';

const dialogs = () => [...document.querySelectorAll('dialog')];

test('a visitor who reads about a fault can reload, or close the dialog, which does not come again', async () => {
  showFaultDialog('auth 9.0.0 hides the menu.');
  const [dialog] = dialogs();
  expect(dialog?.open).toBe(true);
  const panel = dialog?.firstElementChild?.shadowRoot;
  expect(panel?.textContent).toContain('auth 9.0.0 hides the menu.');
  const buttons = [...(panel?.querySelectorAll('button') ?? [])];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Reload', 'Not now']);
  buttons[1]?.click();
  await expect.poll(dialogs).toEqual([]);
  showFaultDialog('auth 9.0.0 kept opening pages.');
  expect(dialogs()).toEqual([]);
});
