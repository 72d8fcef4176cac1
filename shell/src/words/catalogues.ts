import type { Catalogues } from '@naija/runtime';

export const catalogues: Catalogues = {
  pcm: () => import('./pcm.po'),
  ha: () => import('./ha.po'),
  ig: () => import('./ig.po'),
  yo: () => import('./yo.po'),
};
