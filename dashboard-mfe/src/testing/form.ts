import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const user = userEvent.setup({ applyAccept: false });

export const field = (label: string) => screen.getByLabelText(label);

/** Pastes into the fields with these labels; typing would run the validation at every key. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) {
    await user.click(field(label));
    if (text !== '') await user.paste(text);
  }
}

/** Presses the button that sets a figure to none. */
export async function chooseNone(label: string): Promise<void> {
  await user.click(screen.getByText(`for ${label}`));
}

/** Replaces the text of a field. */
export async function replaceText(label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await fill({ [label]: text });
}

/** Types another phone number and the password that it requires. */
export async function replacePhone(phone: string): Promise<void> {
  await replaceText('Phone Number', phone);
  await fill({ 'Current password': 'Plantain-Market-7!' });
}

// Queries by text, because computing the roles of so many fields is slow.
export const send = () => user.click(screen.getByText('Upload Data'));

/** The section with this heading. */
export async function sectionOf(title: string): Promise<HTMLElement> {
  const section = (await screen.findByText(title)).closest('section');
  if (!section) throw new Error(`No section with the heading '${title}'`);
  return section;
}

/** jsdom has no object URLs. */
export function stubObjectUrls(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
}
