import { readStored, writeStored } from '../../browser/storage.ts';

const KEY = 'naija:visitor';
/** In no canary, because without storage a visitor would change buckets with every page. */
const NO_CANARY = 99;

/** The visitor's bucket for the canaries of a remote, 0 to 99: stable in this browser, independent between remotes. */
export function bucketFor(remote: string): number {
  const number = visitorNumber();
  return number === undefined ? NO_CANARY : hash(`${String(number)}:${remote}`) % 100;
}

function visitorNumber(): number | undefined {
  if (readStored(KEY) === undefined) writeStored(KEY, crypto.getRandomValues(new Uint32Array(1))[0]);
  const number = readStored(KEY);
  return typeof number === 'number' ? number : undefined;
}

/** FNV-1a, 32 bits, with a final mix for the low digits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 16)) >>> 0;
}
