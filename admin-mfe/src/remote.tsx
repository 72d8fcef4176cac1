import { defineRemote } from '@naija/runtime';
import { pages } from './pages.ts';

export default defineRemote('admin', pages);
