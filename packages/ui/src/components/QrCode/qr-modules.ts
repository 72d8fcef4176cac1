import { encode } from 'uqr';

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const QUIET_ZONE = 4;

/** The modules of a QR code with its quiet zone, row by row, true for a dark one; `size` of them a side. */
export function qrModules(text: string): {
  readonly modules: readonly (readonly boolean[])[];
  readonly size: number;
} {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { modules: data, size };
}
