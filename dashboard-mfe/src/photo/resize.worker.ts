import { resize, type Part } from './resize.ts';

export interface ResizeRequest {
  readonly picture: Blob;
  readonly part: Part;
}

/** Null if the picture could not be resized. */
export type ResizeResult = Blob | null;

globalThis.onmessage = ({ data }: MessageEvent<ResizeRequest>) => {
  const respond = (result: ResizeResult) => {
    globalThis.postMessage(result);
  };
  resize(data.picture, data.part).then(respond, () => {
    respond(null);
  });
};
