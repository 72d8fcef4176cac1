import type { Catalogues } from '@naija/runtime';

export const catalogues: Catalogues = {
  pcm: () => import('./pcm.po'),
};
