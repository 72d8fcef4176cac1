import { defineRemote } from '@naija/runtime';
import { pages } from './pages.ts';

export default defineRemote('admin', pages, {
  pcm: () => import('./words/pcm.po'),
  ha: () => import('./words/ha.po'),
  ig: () => import('./words/ig.po'),
  yo: () => import('./words/yo.po'),
});
