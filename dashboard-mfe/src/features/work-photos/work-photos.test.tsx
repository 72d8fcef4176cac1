import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { workPhotoPaths, type WorkPhoto } from '@naija/contracts/http/work-photos';
import { sendNow } from '@naija/runtime';
import { accessibilityFaults } from '@naija/runtime/testing';
import { mockDashboard, openDashboard } from '../../testing/dashboard.tsx';
import { user } from '../../testing/form.ts';
import { mockApi } from '../../testing/mock-api.ts';
import { mockOutbox } from '../../testing/outbox.ts';
import { ada } from '../../testing/records.ts';
import { mockUploads, photo } from '../../testing/uploads.ts';

const api = mockApi();
mockOutbox();

const stored = (number: number, caption: string | null = null): WorkPhoto => ({
  ...{ id: `00000000-0000-4000-8000-00000000000${String(number)}`, caption },
  ...{ photo: String(number).repeat(32), width: 1280, height: 960 },
});

let work: WorkPhoto[];
let isVerified: boolean;
let sent: string[];

/** Responds to changes as the server does, or with a failure. */
function mockChanges(fail?: () => Response): void {
  const answer = (change: string, apply: () => void) => {
    sent.push(change);
    if (fail) return fail();
    apply();
    return HttpResponse.json({ message: 'Done', data: work }, { status: 201 });
  };
  api.use(
    http.post(`*${workPhotoPaths.add}`, async ({ request }) => {
      const { id, caption } = (await request.json()) as WorkPhoto;
      return answer('add', () => {
        work = [...work, { ...stored(work.length + 1, caption), id }];
      });
    }),
    http.post(`*${workPhotoPaths.order}`, async ({ request }) => {
      const { ids } = (await request.json()) as { ids: string[] };
      return answer('order', () => {
        work = ids.flatMap((id) => work.filter((one) => one.id === id));
      });
    }),
    http.post(`*${workPhotoPaths.add}/:id/caption`, async ({ request, params }) => {
      const { caption } = (await request.json()) as WorkPhoto;
      if (!work.some(({ id }) => id === params['id']))
        return HttpResponse.json({ message: 'There is no such photo', code: 'not_found' }, { status: 404 });
      return answer(`caption ${String(caption)}`, () => {
        work = work.map((one) => (one.id === params['id'] ? { ...one, caption } : one));
      });
    }),
    http.post(`*${workPhotoPaths.add}/:id/removal`, ({ params }) =>
      answer('remove', () => {
        work = work.filter(({ id }) => id !== params['id']);
      }),
    ),
  );
}

beforeEach(() => {
  work = [stored(1, 'Flat in Yaba'), stored(2)];
  isVerified = true;
  sent = [];
  mockDashboard(api);
  mockUploads(api);
  api.use(http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json({ data: ada({ isVerified }), work })));
  // Simulates a browser without workers, which cannot decode the bytes of a test either.
  vi.stubGlobal('Worker', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPhotos(): Promise<void> {
  await openDashboard('?tab=photos');
  await screen.findByRole('heading', { name: 'Photos of your work' });
}
const items = () => screen.getAllByRole('listitem', { name: /^Photo \d of/ });
const item = (number: number) => within(items()[number - 1] as HTMLElement);
const choose = (...files: File[]) => user.upload(screen.getByLabelText('Add photos'), files);
const offline = () => HttpResponse.error();

test('an agent adds several photos at once, and sees them arrive', async () => {
  mockChanges();
  await openPhotos();
  expect(await screen.findByText('2 of 8 photos')).toBeVisible();
  await choose(photo('one.jpg'), photo('two.jpg'));
  expect(await screen.findByText('4 of 8 photos')).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText(/^Saved on this device|^Sending/)).toBeNull();
  });
  expect([sent, items().length]).toEqual([['add', 'add'], 4]);
  expect(await accessibilityFaults()).toEqual([]);
});

test('without a network, photos wait on the device, and are sent once it is back', async () => {
  mockChanges(offline);
  await openPhotos();
  await screen.findByText('2 of 8 photos');
  await choose(photo());
  expect(await screen.findByText('Saved on this device')).toBeVisible();
  mockChanges();
  await sendNow();
  await waitFor(() => {
    expect(work).toHaveLength(3);
  });
  await waitFor(() => {
    expect(screen.getByRole('img', { name: 'Photo 3 of 3' })).toHaveAttribute(
      'src',
      '/media/33333333333333333333333333333333/160.jpg',
    );
  });
});

test('an agent adds photos although the gallery cannot be loaded', async () => {
  api.use(http.get(`*${agentPaths.byId('7')}`, offline));
  mockChanges(offline);
  await openPhotos();
  expect(await screen.findByText(/You can still add photos/)).toBeVisible();
  await choose(photo());
  expect(await screen.findByText('Saved on this device')).toBeVisible();
});

test('if the gallery cannot be loaded, a pending caption stays in view, and only known photos are counted', async () => {
  mockChanges(offline);
  await openPhotos();
  await user.click(await screen.findByRole('button', { name: 'Add caption: Photo 2 of 2' }));
  await user.type(await screen.findByRole('textbox', { name: /^Caption/ }), 'Shop in Aba');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await choose(photo());
  await screen.findByText('3 of 8 photos');
  cleanup();
  api.use(http.get(`*${agentPaths.byId('7')}`, offline));
  await openPhotos();
  expect(await screen.findByText(/Caption: “Shop in Aba”/)).toBeVisible();
  expect(await screen.findByText('1 photo is waiting to be sent')).toBeVisible();
  expect(screen.queryByText(/of 8 photos/)).toBeNull();
});

test('a caption that was typed and not saved says that it is kept, and can be discarded', async () => {
  await openPhotos();
  const edit = async () =>
    user.click(await screen.findByRole('button', { name: 'Add caption: Photo 2 of 2' }));
  await edit();
  await user.type(await screen.findByRole('textbox', { name: /^Caption/ }), 'Shop in Aba');
  await screen.findByText('Draft saved on this device');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await edit();
  expect(await screen.findByText(/^Draft from .* restored$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Caption/ })).toHaveValue('Shop in Aba');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('textbox', { name: /^Caption/ })).toHaveValue('');
});

test('a caption is sent, and shown at once', async () => {
  mockChanges();
  await openPhotos();
  await user.click(await screen.findByRole('button', { name: 'Add caption: Photo 2 of 2' }));
  await user.type(await screen.findByRole('textbox', { name: /^Caption/ }), 'Shop in Aba');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await item(2).findByText('Shop in Aba', { selector: 'p' })).toBeVisible();
  await waitFor(() => {
    expect(work[1]?.caption).toBe('Shop in Aba');
  });
});

test('a photo moves by its buttons, which keep the focus', async () => {
  mockChanges();
  await openPhotos();
  await user.click(await screen.findByRole('button', { name: 'Move later: Photo 1 of 2' }));
  expect(await screen.findByText('The photo is now number 2 of 2.')).toHaveAttribute('role', 'status');
  expect(item(2).getByText('Flat in Yaba')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move earlier: Photo 2 of 2' })).toHaveFocus();
  await waitFor(() => {
    expect(work.map(({ caption }) => caption)).toEqual([null, 'Flat in Yaba']);
  });
});

test('a photo is removed after a question', async () => {
  mockChanges();
  await openPhotos();
  await user.click(await screen.findByRole('button', { name: 'Remove: Photo 1 of 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove this photo?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep' }));
  expect(items()).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Remove: Photo 1 of 2' }));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Remove this photo?' })).getByRole('button', {
      name: 'Remove',
    }),
  );
  await waitFor(() => {
    expect([sent, work.length]).toEqual([['remove'], 1]);
  });
  expect(items()).toHaveLength(1);
});

test('a photo that the server refuses says why, and can be removed without asking the server', async () => {
  mockChanges(() => HttpResponse.json({ message: 'Damaged photo', code: 'bad_request' }, { status: 400 }));
  await openPhotos();
  await screen.findByText('2 of 8 photos');
  await choose(photo());
  await waitFor(() => {
    expect(items()).toHaveLength(3);
  });
  expect(await item(3).findByText('Damaged photo')).toBeVisible();
  expect(item(3).getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(item(3).getByRole('button', { name: /^Remove/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/saved nowhere else/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('2 of 8 photos')).toBeVisible();
  expect(sent).toEqual(['add']);
});

test('an agent reads the name of a photo that the browser cannot read, and chooses another one', async () => {
  work = [1, 2, 3, 4, 5, 6, 7].map((number) => stored(number));
  mockChanges();
  const decode = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  vi.stubGlobal('createImageBitmap', decode.mockResolvedValue({ close: vi.fn() }));
  await openPhotos();
  await screen.findByText('7 of 8 photos');
  const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_7.heic', { type: 'image/heic' });
  await choose(heic, photo('flat.jpg'));
  expect(await screen.findByText(/^IMG_7\.heic: This is a HEIC photo.*choose that copy/)).toBeVisible();
  expect(await screen.findByText('You have 8 photos. Remove one to add another.')).toBeVisible();
  expect(screen.getByLabelText('Choose another')).toBeDisabled();
  expect(screen.queryByText(/left out/)).toBeNull();
});

test('an agent replaces a photo that the server cannot read, and the new one gets its caption', async () => {
  const fields = { image: 'This photo is damaged or incomplete. Please choose another one.' };
  await openPhotos();
  await screen.findByText('2 of 8 photos');
  mockChanges(offline);
  await choose(photo('half.jpg'));
  await waitFor(() => {
    expect(items()).toHaveLength(3);
  });
  await user.click(await item(3).findByRole('button', { name: /^Add caption/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Caption/ }), 'Shop in Aba');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  mockChanges(() =>
    HttpResponse.json({ message: fields.image, code: 'bad_request', fields }, { status: 400 }),
  );
  await sendNow();
  expect(await screen.findByText(`half.jpg: ${fields.image}`)).toBeVisible();
  expect(screen.getByText('2 of 8 photos')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  mockChanges();
  await user.upload(screen.getByLabelText('Choose another: half.jpg'), photo('whole.jpg'));
  await waitFor(() => {
    expect(work.map(({ caption }) => caption)).toEqual(['Flat in Yaba', null, 'Shop in Aba']);
  });
  expect(screen.queryByText(/^half\.jpg/)).toBeNull();
});

test('more photos than there is room for are left out, and that is said', async () => {
  work = [1, 2, 3, 4, 5, 6, 7].map((number) => stored(number));
  mockChanges();
  await openPhotos();
  await screen.findByText('7 of 8 photos');
  await choose(photo('one.jpg'), photo('two.jpg'));
  expect(await screen.findByText('One photo was left out: there was no room for it.')).toBeVisible();
  expect(await screen.findByText('You have 8 photos. Remove one to add another.')).toBeVisible();
  await waitFor(() => {
    expect(work).toHaveLength(8);
  });
});

test('an agent whose email address is not verified reads that they must verify it', async () => {
  isVerified = false;
  work = [];
  await openPhotos();
  expect(await screen.findByText(/^Please verify your email first/)).toBeVisible();
  expect(screen.queryByLabelText('Add photos')).toBeNull();
});
