import { resize } from './resize.ts';
import type { Crop } from './crop.ts';

export interface ResizeRequest {
  readonly picture: Blob;
  readonly crop: Crop;
}

/** Null if the picture could not be resized. */
export type ResizeResult = Blob | null;

globalThis.onmessage = ({ data }: MessageEvent<ResizeRequest>) => {
  const respond = (result: ResizeResult) => {
    globalThis.postMessage(result);
  };
  resize(data.picture, data.crop).then(respond, () => {
    respond(null);
  });
};
