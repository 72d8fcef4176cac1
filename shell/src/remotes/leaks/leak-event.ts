/** Event of the document: a release leaks, and a reload would go on without it. */
export const LEAK_EVENT = 'naija:leak';
