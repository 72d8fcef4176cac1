import { defineRemote } from '@naija/runtime';
import { pages } from './pages.ts';

export default defineRemote('directory', pages, { pcm: () => import('./words/pcm.po') });
