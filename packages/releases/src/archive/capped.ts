import { Transform } from 'node:stream';
import { ReleaseError } from '../release-error.ts';

/** Lets bytes through until there are too many of them, whatever the archive says of itself. */
export function capped(bytes: number): Transform {
  let room = bytes;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      room -= chunk.length;
      if (room < 0) done(new ReleaseError('too_large', `The archive is larger than ${String(bytes)} bytes`));
      else done(null, chunk);
    },
  });
}
