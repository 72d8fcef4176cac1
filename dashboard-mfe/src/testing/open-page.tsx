import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { startSession } from '@naija/runtime';
import { openPage as openRemote } from '@naija/runtime/testing';
import { ToastRegion } from '@naija/ui';
import { pages } from '../pages.ts';

export { address } from '@naija/runtime/testing';

/** Starts a session of Ada Obi. */
export function logIn(): void {
  startSession({ token: 'abc', id: '7', name: 'Ada Obi', email: 'ada@example.com' });
}

/** Renders the remote at an address, beside a Back button. */
export function openPage(path: string) {
  const beside = (
    <>
      <BackButton />
      <ToastRegion />
    </>
  );
  return openRemote(pages, path, { beside });
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
