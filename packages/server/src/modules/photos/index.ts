export { copyPhotos, createPhotoStore, photosIn } from './copy-photos.ts';
export { createFairQueue, type FairQueue } from '../../platform/concurrency/fair-queue.ts';
export { clientOf } from '../../platform/concurrency/round-robin.ts';
export { readContentLength, readMultipart, UploadedFile } from './multipart/read-multipart.ts';
export { decoderLoad } from './decoder/decoder-pool.ts';
export { FORM_QUEUE_LIMITS, formDeadlineMs, PROCESSING_QUEUE_LIMITS } from './multipart/limits.ts';
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
export { createSharedUploadLocks, LocalUploadLocks, type UploadLocks } from './tus/shared-upload-locks.ts';
export { uploadKey, createUploads, type Uploads } from './tus/uploads.ts';
export { photosModule } from './module.ts';
