import { workPhotoPaths } from '@naija/contracts/http/work-photos';
import type { Fields } from '../intent.ts';

/** Where a change of photos of work is sent to: `change` of its fields says which. */
export function workPhotoPath({ change, id }: Fields): string {
  if (change === 'caption') return workPhotoPaths.caption(String(id));
  if (change === 'remove') return workPhotoPaths.removal(String(id));
  return change === 'order' ? workPhotoPaths.order : workPhotoPaths.add;
}

/** Its request body; an order is stored as ids with commas between them. */
export function workPhotoBody({ change, id, ids, caption = null }: Fields): object {
  switch (change) {
    case 'caption':
      return { caption };
    case 'remove':
      return {};
    case 'order':
      return { ids: String(ids).split(',') };
    default:
      return { id, caption };
  }
}
