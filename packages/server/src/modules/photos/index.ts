export { copyPhotos } from './copy-photos.ts';
export { createFairQueue, type FairQueue } from './fair-queue/fair-queue.ts';
export { clientOf } from './fair-queue/client.ts';
export { readContentLength } from './multipart/content-length.ts';
export { FORM_QUEUE_LIMITS, formDeadlineMs, PROCESSING_QUEUE_LIMITS } from './multipart/limits.ts';
export { readMultipart } from './multipart/read-multipart.ts';
export { UploadedFile } from './multipart/uploaded-file.ts';
export { createPhotoStore, photosIn } from './create-photo-store.ts';
export type { PhotoStore } from './photo-store.ts';
export {
  InvalidPhotoError,
  processPhoto,
  processWorkPhoto,
  type Photo,
  type WholePhoto,
} from './process-photo.ts';
export { keepPhotos, lockPhoto, removeAllUnused, removeIfUnused } from './repository.ts';
export { createPhotoSender } from './photo-sender.ts';
export { createSharedUploadLocks } from './tus/shared-upload-locks.ts';
export { uploadKey } from './tus/upload-id.ts';
export { LocalUploadLocks, type UploadLocks } from './tus/upload-locks.ts';
export { createUploads, type Uploads } from './tus/uploads.ts';
export { photosModule } from './module.ts';
