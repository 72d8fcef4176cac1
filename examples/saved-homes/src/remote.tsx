import { defineRemote } from '@naija/runtime';
import { pages } from './pages.ts';

export default defineRemote('saved-homes', pages, { pcm: () => import('./words/pcm.po') });
