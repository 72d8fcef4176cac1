import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import type { PendingIntent } from '@naija/runtime';

/** A photo as its agent sees it: on the server, on this device, or both. */
export interface GalleryItem {
  readonly id: string;
  readonly caption: string | null;
  /** What names its files on the server. */
  readonly photo: string | undefined;
  /** Where it is not on the server yet. */
  readonly file: File | undefined;
  /** Its changes that wait to be sent, oldest first. */
  readonly pending: readonly PendingIntent[];
}

export interface Gallery {
  readonly items: readonly GalleryItem[];
  /** Captions to be sent, of photos that are not there: this device may not have loaded them. */
  readonly waiting: readonly PendingIntent[];
  /** Refused changes of what is not there, or of the order. */
  readonly lost: readonly PendingIntent[];
}

/** The gallery as it will be once all changes are sent. Photos stay whose removal was refused. */
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
      // It may have arrived, and the answer got lost.
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

/** The server cannot read the photo of an `add`, and would refuse it again: it takes no place. */
export function isPhotoRefused({ fields, problem }: PendingIntent): boolean {
  return fields['change'] === 'add' && problem?.kind === 'refused' && problem.fields?.['image'] !== undefined;
}

/** As the server orders them: those that are named first, the others after them. */
function inOrder(items: readonly GalleryItem[], ids: readonly string[]): readonly GalleryItem[] {
  const place = ({ id }: GalleryItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...items].sort((one, other) => place(one) - place(other));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The ids once the photo at a place has changed places with that at another. */
export function swapped(items: readonly GalleryItem[], from: number, to: number): string[] {
  const ids = items.map(({ id }) => id);
  const [one, other] = [ids[from], ids[to]];
  if (one !== undefined && other !== undefined) [ids[from], ids[to]] = [other, one];
  return ids;
}
