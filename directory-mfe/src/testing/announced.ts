import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The only live region of a role that has text. Empty ones of fields may exist as well. */
export async function announced(role: 'alert' | 'status'): Promise<HTMLElement> {
  return await waitFor(() => {
    const [region, ...others] = screen.getAllByRole(role).filter(({ textContent }) => textContent !== '');
    expect(others).toEqual([]);
    if (region === undefined) throw new Error(`No ${role} has text`);
    return region;
  });
}
