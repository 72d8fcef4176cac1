import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { agentFormSchema } from '@naija/contracts/schemas/agent-form';
import { InForm } from '../Form/in-form.fixture.tsx';
import { PhotoField } from './PhotoField.tsx';

const user = userEvent.setup({ applyAccept: false });
const input = () => screen.getByLabelText('Profile photo');
const image = (name: string, bytes = 1) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const pdf = new File(['%PDF'], 'ada.pdf', { type: 'application/pdf' });
const sent = vi.fn(() => Promise.resolve());
const urls = { made: vi.fn(), revoked: vi.fn() };

beforeEach(() => {
  sent.mockClear();
  urls.made.mockReset().mockImplementation((file: File) => `blob:${file.name}`);
  urls.revoked.mockReset();
  Object.assign(URL, { createObjectURL: urls.made, revokeObjectURL: urls.revoked });
});

afterAll(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function show(disabled = false) {
  return render(
    <InForm schema={agentFormSchema.pick(['image'])} initialValues={{ image: null }} onSubmit={sent}>
      <PhotoField name="image" label="Profile photo" current={<b>Stored photo</b>} disabled={disabled} />
    </InForm>,
  );
}

async function expectSent(file: File) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent).toHaveBeenCalledWith({ image: file }, expect.anything());
  });
}

test('the stored photo is shown until another is chosen, and that one is sent', async () => {
  show();
  expect(screen.getByText('Stored photo')).toBeVisible();
  const file = image('ada.png');
  await user.upload(input(), file);
  expect(screen.getByRole('img', { name: 'ada.png' })).toHaveAttribute('src', 'blob:ada.png');
  expect(screen.queryByText('Stored photo')).toBeNull();
  await expectSent(file);
});

test('a photo can be replaced and removed, and no preview is left in memory', async () => {
  const { unmount } = show();
  await user.upload(input(), image('first.png'));
  await user.upload(input(), image('second.png'));
  expect(screen.getByRole('img', { name: 'second.png' })).toHaveAttribute('src', 'blob:second.png');
  expect(urls.revoked.mock.calls).toEqual([['blob:first.png']]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('Stored photo')).toBeVisible();
  expect(input()).toHaveFocus();
  await user.upload(input(), image('third.png'));
  unmount();
  expect(urls.revoked.mock.calls.flat()).toEqual(urls.made.mock.results.map(({ value }) => value as string));
});

describe.each([
  [pdf, 'Please select a valid image file.'],
  [image('large.png', 5 * 1024 * 1024 + 1), 'File size should be less than 5MB.'],
])('a file that is not accepted', (file, message) => {
  test(`is not kept: ${message}`, async () => {
    show();
    await user.upload(input(), file);
    expect(input()).toHaveAccessibleDescription(message);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(input()).toHaveFocus();
    });
    expect(sent).not.toHaveBeenCalled();
    expect(urls.made).not.toHaveBeenCalled();
  });

  test(`leaves the earlier photo: ${message}`, async () => {
    show();
    const earlier = image('ada.png');
    await user.upload(input(), earlier);
    await user.upload(input(), file);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('img', { name: 'ada.png' })).toBeVisible();
    await expectSent(earlier);
  });
});

test('the message goes with the next good photo', async () => {
  show();
  await user.upload(input(), pdf);
  await user.upload(input(), image('ada.png'));
  expect(screen.queryByText('Please select a valid image file.')).toBeNull();
});

describe('where the browser can decode photos', () => {
  const decode = vi.fn<() => Promise<{ close: () => void }>>();
  const file = (start: string, name: string) => new File([start], name, { type: 'image/jpeg' });

  beforeEach(() => {
    decode.mockReset().mockRejectedValue(new DOMException('undecodable', 'InvalidStateError'));
    vi.stubGlobal('createImageBitmap', decode);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([
    ['a text', 'Good morning', 'Please select a valid image file.'],
    ['a HEIC photo', '\0\0\0\x18ftypheic', FIELD_MESSAGES.imageHeic],
    ['a video', '\0\0\0\x18ftypisom\0\0\0\0isomiso2avc1', FIELD_MESSAGES.imageFormat],
    ['a damaged photo', 'GIF89a', FIELD_MESSAGES.imageUnreadable],
  ])('%s that is named .jpg is refused as soon as it is chosen', async (_, start, message) => {
    show();
    await user.upload(input(), file(start, 'ada.jpg'));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => {
      expect(screen.getByText('Stored photo')).toBeVisible();
    });
  });

  test('a HEIC photo is known where the browser has no media type for it, and the agent reads how to send a JPEG', async () => {
    show();
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC');
    fireEvent.change(input(), { target: { files: [heic] } });
    expect(await screen.findByText(/^This is a HEIC photo.*send it to yourself/)).toBeVisible();
  });

  test('the message goes with the next photo that can be decoded', async () => {
    show();
    await user.upload(input(), file('Good morning', 'ada.jpg'));
    await screen.findByText('Please select a valid image file.');
    const close = vi.fn();
    decode.mockResolvedValue({ close });
    await user.upload(input(), image('good.png'));
    expect(await screen.findByRole('img', { name: 'good.png' })).toBeVisible();
    expect(screen.queryByText('Please select a valid image file.')).toBeNull();
    expect(close).toHaveBeenCalledOnce();
  });

  test('an AVIF photo that only the server can decode is left to it', async () => {
    show();
    await user.upload(input(), file('\0\0\0\x18ftypavif', 'ada.avif'));
    expect(await screen.findByRole('img', { name: 'ada.avif' })).toBeVisible();
  });
});

test('a photo can be dragged in, by the same rules', async () => {
  show();
  const zone = screen.getByText('Stored photo');
  expect(fireEvent.dragOver(zone)).toBe(false);
  fireEvent.drop(zone, { dataTransfer: { files: [pdf] } });
  expect(screen.getByText('Please select a valid image file.')).toBeVisible();
  const file = image('ada.png');
  fireEvent.drop(zone, { dataTransfer: { files: [file] } });
  expect(await screen.findByRole('img', { name: 'ada.png' })).toBeVisible();
  await expectSent(file);
});

test('a field that is disabled takes nothing that is dropped, and the page stays', () => {
  show(true);
  const zone = screen.getByText('Stored photo');
  expect(fireEvent.drop(zone, { dataTransfer: { files: [image('ada.png')] } })).toBe(false);
  expect(screen.queryByRole('img')).toBeNull();
  expect(input()).toBeDisabled();
});

test('a phone can take the photo with its camera', () => {
  show();
  expect(screen.getByLabelText('Take a photo')).toHaveAttribute('capture', 'user');
  expect(input()).not.toHaveAttribute('capture');
});

test('a tool for a chosen photo can put another in its place', async () => {
  const better = image('better.png');
  render(
    <InForm schema={agentFormSchema.pick(['image'])} initialValues={{ image: null }} onSubmit={sent}>
      <PhotoField
        name="image"
        label="Profile photo"
        tools={(photo, replace) => (
          <button
            type="button"
            onClick={() => {
              replace(better);
            }}
          >
            Improve {photo.name}
          </button>
        )}
      />
    </InForm>,
  );
  expect(screen.queryByRole('button', { name: /Improve/ })).toBeNull();
  await user.upload(input(), image('ada.png'));
  await user.click(screen.getByRole('button', { name: 'Improve ada.png' }));
  await expectSent(better);
});
