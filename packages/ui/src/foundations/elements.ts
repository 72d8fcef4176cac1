import type { ReactElement } from 'react';

/**
 * Children that have elements beside them: text among those would be replaced by browser translation, and React would not find
 * its place any more.
 */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
