import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '@naija/ui';
import { ada } from '../../testing/records.ts';
import { ContactBar } from './ContactBar.tsx';

const share = vi.fn<Navigator['share']>();
const writeText = vi.fn<Clipboard['writeText']>();
const url = `${globalThis.location.origin}/agent/7`;

interface Abilities {
  share?: typeof share;
  clipboard?: { writeText: typeof writeText };
}

/** Presses Share in a browser with these abilities. */
async function pressWith(abilities: Abilities) {
  const user = userEvent.setup();
  // Stubbed after user-event, which installs its own clipboard.
  vi.stubGlobal('navigator', abilities);
  render(
    <>
      <ContactBar agent={ada()} />
      <ToastRegion />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

beforeEach(() => {
  share.mockReset();
  writeText.mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the share sheet gets the title and the URL of the profile', async () => {
  share.mockResolvedValue();
  await pressWith({ share, clipboard: { writeText } });
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Ada Obi, property agent in Akwa Ibom · NaijaAgents',
    url,
  });
  expect(writeText).not.toHaveBeenCalled();
});

test.each(['AbortError', 'InvalidStateError'])(
  'a visitor who closes the share sheet (%s) sees no failure',
  async (name) => {
    share.mockRejectedValue(new DOMException('closed', name));
    await pressWith({ share, clipboard: { writeText } });
    await waitFor(() => {
      expect(share).toHaveBeenCalled();
    });
    // Any effect of the press has happened by now.
    await act(() => Promise.resolve(share.mock.results[0]?.value).catch(() => undefined));
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test.each([
  ['there is no share sheet', undefined],
  ['the share sheet is refused', share],
])('if %s the link is copied, and a toast says so', async (_, sheet) => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await pressWith({ ...(sheet && { share: sheet }), clipboard: { writeText } });
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
});

test.each([
  ['copying is refused', { clipboard: { writeText } }],
  ['there is no clipboard', {}],
])('if %s the link is shown, selected to be copied', async (_, abilities) => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await pressWith(abilities);
  const link = await screen.findByLabelText("We couldn't copy the link. Copy it from here:");
  expect(link).toHaveValue(url);
  expect(link).toHaveFocus();
});
