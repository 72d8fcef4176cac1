/** DER (X.690), as far as certificates in tests need it. */
export function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}

export const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
export const octets = (...parts: Uint8Array[]) => der(0x04, ...parts);
export const bits = (unused: number, bytes: Uint8Array) => der(0x03, Buffer.from([unused]), bytes);
export const text = (value: string) => der(0x0c, Buffer.from(value));
export const integer = (value: number) => der(0x02, Buffer.from([value]));
export const yes = der(0x01, Buffer.from([0xff]));

/** Encodes a time as GeneralizedTime. */
export const moment = (at: Date) =>
  der(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

/** An object identifier such as '2.5.29.17'. */
export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...others.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}
