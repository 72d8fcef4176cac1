import { shrink } from './shrink.ts';
import type { Crop } from './square.ts';

/** What the page asks of this worker. */
export interface ShrinkOrder {
  readonly picture: Blob;
  readonly crop: Crop;
}

/** The smaller picture; null where it could not be made. */
export type ShrinkResult = Blob | null;

globalThis.onmessage = ({ data }: MessageEvent<ShrinkOrder>) => {
  const answer = (result: ShrinkResult) => {
    globalThis.postMessage(result);
  };
  shrink(data.picture, data.crop).then(answer, () => {
    answer(null);
  });
};
