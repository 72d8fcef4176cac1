import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { Agent } from '@naija/contracts/http/agents';
import { ada } from './records.ts';

export const user = userEvent.setup({ applyAccept: false });

export const field = (label: string) => screen.getByLabelText(label);
// By their words: roles of so many fields take a busy machine seconds to tell.
export const send = () => user.click(screen.getByText('Upload Data'));

/** The part of a page that has this heading. */
export async function sectionOf(title: string): Promise<HTMLElement> {
  const section = (await screen.findByText(title)).closest('section');
  if (!section) throw new Error(`'${title}' is no heading of a section`);
  return section;
}

/** Types this in the place of what stands in a field. */
export async function put(label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.click(field(label));
  if (text !== '') await user.paste(text);
}

/** The answer to an edit that is saved; the record is then of this version. */
export const saved =
  (changes: Partial<Agent> = {}, version = '2') =>
  () =>
    HttpResponse.json(
      { message: 'Profile saved', data: { updatedUser: ada(changes) } },
      { status: 201, headers: { etag: `"7-${version}"` } },
    );

/** The answer to an edit of a record that was changed elsewhere, with that record. */
export const changedElsewhere = (changes: Partial<Agent>) => () =>
  HttpResponse.json(
    { message: 'Changed meanwhile', code: 'precondition_failed', data: ada(changes) },
    { status: 412, headers: { etag: '"7-9"' } },
  );

/** A browser of which jsdom lacks the addresses of files. */
export function showFiles(): void {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
}
