import { cancelIntent, submitIntent, type NewIntent, type PendingIntent } from '@naija/runtime';
import { tabPath } from '../../navigation/tabs.ts';
import type { GalleryItem } from './gallery.ts';
import { WORK_MESSAGES } from './messages.ts';

const BYTES = 16;

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` exists in secure contexts only. */
function newPhotoId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const digits = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A change of an agent's gallery, for the outbox. */
export function galleryChange(agentId: string, fields: NewIntent['fields'], photo?: File): NewIntent {
  return {
    kind: 'work-photo',
    about: agentId,
    owner: agentId,
    title: WORK_MESSAGES.title,
    path: tabPath('photos'),
    fields,
    ...(photo && { photo }),
  };
}

/** Stores a photo in the outbox. @throws Error if the outbox cannot be loaded */
export async function addPhoto(agentId: string, photo: File, caption: string | null = null): Promise<void> {
  const fields = { change: 'add', id: newPhotoId(), caption };
  await submitIntent(galleryChange(agentId, fields, photo));
}

/** Keys of pending changes that a later change of the same kind replaces. */
export function outdated(
  changes: readonly PendingIntent[],
  change: 'caption' | 'order',
  id?: string,
): string[] {
  return changes
    .filter(({ fields, sending }) => !sending && fields['change'] === change)
    .filter(({ fields }) => id === undefined || fields['id'] === id)
    .map(({ key }) => key);
}

export async function orderPhotos(
  agentId: string,
  ids: readonly string[],
  changes: readonly PendingIntent[],
): Promise<void> {
  const intent = galleryChange(agentId, { change: 'order', ids: ids.join(',') });
  await submitIntent(intent, undefined, outdated(changes, 'order'));
}

/** Cancels the pending changes of a photo, and removes it from the server if it may be there. */
export async function removePhoto(agentId: string, { id, photo, pending }: GalleryItem): Promise<void> {
  const mayBeThere =
    photo !== undefined || pending.some(({ tried, sending, problem }) => !problem && (tried || sending));
  for (const intent of [...pending].reverse()) await cancelIntent(intent);
  if (mayBeThere) await submitIntent(galleryChange(agentId, { change: 'remove', id }));
}
