import { LIST_WORDS } from '@naija/contracts/domain/list-meta';
import { TITLE_WORDS } from '@naija/contracts/domain/pages';
import { words } from '@naija/runtime';

/** Of lists, states and agents. */
export const TITLES = words('directory.titles', { ...TITLE_WORDS, ...LIST_WORDS });
