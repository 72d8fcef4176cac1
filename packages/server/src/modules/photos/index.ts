export { copyPhotos, createPhotoStore, photosIn } from './copy-photos.ts';
export { photosModule } from './module.ts';
export { FORM_QUEUE_LIMITS, formDeadlineMs, PROCESSING_QUEUE_LIMITS } from './multipart/limits.ts';
export { readContentLength, readMultipart, UploadedFile } from './multipart/read-multipart.ts';
export { createPhotoSender } from './photo-sender.ts';
export type { PhotoStore } from './photo-store.ts';
export {
  InvalidPhotoError,
  type Photo,
  processPhoto,
  processWorkPhoto,
  type WholePhoto,
} from './process-photo.ts';
export { keepPhotos, lockPhoto, removeAllUnused, removeIfUnused } from './repository.ts';
export { createSharedUploadLocks, LocalUploadLocks, type UploadLocks } from './tus/shared-upload-locks.ts';
export { createUploads, uploadKey, type Uploads } from './tus/uploads.ts';
