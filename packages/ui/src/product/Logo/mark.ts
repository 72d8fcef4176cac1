/** A house that ends in the point of a map pin, with a keyhole as its door. */
export const mark = {
  size: 32,
  path:
    'M14.7 1.5a2 2 0 0 1 2.6 0l3.9 3.3V3.9a1 1 0 0 1 1-1h2.3a1 1 0 0 1 1 1v4.6l3 2.5a2 2 0 0 1 .7 1.6' +
    'C29 20.2 24 26 17.2 30.6a2.1 2.1 0 0 1-2.4 0C8 26 3 20.2 2.8 12.6a2 2 0 0 1 .7-1.6z' +
    'M16 9.4a4.1 4.1 0 0 0-2.1 7.6l-1.1 4.6a.9.9 0 0 0 .9 1.1h4.6a.9.9 0 0 0 .9-1.1L18.1 17A4.1 4.1 0 0 0 16 9.4z',
} as const;
