import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The only live region of a role with text: those of fields that load at any time are there too, empty. */
export async function announced(role: 'alert' | 'status'): Promise<HTMLElement> {
  return await waitFor(() => {
    const [region, ...others] = screen.getAllByRole(role).filter(({ textContent }) => textContent !== '');
    expect(others).toEqual([]);
    if (region === undefined) throw new Error(`No ${role} has text`);
    return region;
  });
}
