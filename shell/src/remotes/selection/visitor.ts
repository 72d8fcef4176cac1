import { readStored, store } from '../storage.ts';

const KEY = 'naija:visitor';
/** Beyond every trial: a browser that keeps nothing would be in and out from page to page. */
const OUTSIDE = 99;

/**
 * The visitor's own place for the trials of a remote, from 0 to 99: always the same in this browser, and another one
 * for each remote, so that not the same visitors try everything.
 */
export function placeFor(remote: string): number {
  const number = visitorNumber();
  return number === undefined ? OUTSIDE : hash(`${String(number)}:${remote}`) % 100;
}

/** A number drawn by lot; it says nothing of the visitor and never leaves the browser. */
function visitorNumber(): number | undefined {
  if (readStored(KEY) === undefined) store(KEY, crypto.getRandomValues(new Uint32Array(1))[0]);
  const number = readStored(KEY);
  return typeof number === 'number' ? number : undefined;
}

/** FNV-1a, 32 bits, with its bits stirred at the end, for the last digits are what counts here. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
