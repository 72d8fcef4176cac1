import { createContext } from 'react';

/** Whether the server has rendered the page for data saver; in the browser it counts until the page is hydrated. */
export const RenderedLite = createContext(false);
