import { defineRemote } from '@naija/runtime';
import { pages } from './pages.ts';

export default defineRemote('__name__', pages, { pcm: () => import('./words/pcm.po') });
