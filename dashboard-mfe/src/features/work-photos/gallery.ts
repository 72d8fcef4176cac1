import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import type { PendingIntent } from '@naija/runtime';

/** A photo that is on the server, on this device, or both. */
export interface GalleryItem {
  readonly id: string;
  readonly caption: string | null;
  /** Names its files on the server. */
  readonly photo: string | undefined;
  /** The file, if it is not on the server yet. */
  readonly file: File | undefined;
  /** Its pending changes, oldest first. */
  readonly pending: readonly PendingIntent[];
}

export interface Gallery {
  readonly items: readonly GalleryItem[];
  /** Pending captions of unknown photos, which this device may not have loaded. */
  readonly waiting: readonly PendingIntent[];
  /** Refused changes of unknown photos or of the order. */
  readonly lost: readonly PendingIntent[];
}

/** The gallery after all pending changes. Photos whose removal was refused stay. */
export function applyChanges(photos: readonly WorkPhoto[], changes: readonly PendingIntent[]): Gallery {
  const stored = photos.map(({ id, caption, photo }) => ({
    id,
    caption,
    photo,
    file: undefined,
    pending: [],
  }));
  return changes.reduce<Gallery>(applyChange, { items: stored, waiting: [], lost: [] });
}

function applyChange(gallery: Gallery, intent: PendingIntent): Gallery {
  const { items, lost } = gallery;
  const { fields, photo: file, problem } = intent;
  const id = String(fields['id']);
  const item = items.find((one) => one.id === id);
  const changed = (change: Partial<GalleryItem>) => ({
    ...gallery,
    items: items.map((one) =>
      one === item ? { ...one, ...change, pending: [...one.pending, intent] } : one,
    ),
  });
  switch (fields['change']) {
    case 'add': {
      if (isPhotoRefused(intent)) break;
      // The server may have stored it although the response was lost.
      if (item) return changed({});
      const caption = textOf(fields['caption']);
      return { ...gallery, items: [...items, { id, caption, photo: undefined, file, pending: [intent] }] };
    }
    case 'caption':
      if (item) return changed({ caption: textOf(fields['caption']) });
      if (lost.some((other) => isPhotoRefused(other) && other.fields['id'] === id)) return gallery;
      if (!problem) return { ...gallery, waiting: [...gallery.waiting, intent] };
      break;
    case 'remove':
      if (!problem) return { ...gallery, items: items.filter((one) => one !== item) };
      if (item) return changed({});
      break;
    default:
      if (!problem) return { ...gallery, items: inOrder(items, String(fields['ids']).split(',')) };
  }
  return { ...gallery, lost: [...lost, intent] };
}

/** True if the server cannot read the photo of an `add`. It would refuse it again, so the photo is left out. */
export function isPhotoRefused({ fields, problem }: PendingIntent): boolean {
  return fields['change'] === 'add' && problem?.kind === 'refused' && problem.fields?.['image'] !== undefined;
}

/** Orders the photos as the server does: named ones first, then the others. */
function inOrder(items: readonly GalleryItem[], ids: readonly string[]): readonly GalleryItem[] {
  const place = ({ id }: GalleryItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((one, other) => place(one) - place(other));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The ids after two photos have changed places. */
export function swapped(items: readonly GalleryItem[], from: number, to: number): string[] {
  const ids = items.map(({ id }) => id);
  const [one, other] = [ids[from], ids[to]];
  if (one !== undefined && other !== undefined) [ids[from], ids[to]] = [other, one];
  return ids;
}
