export { copyPhotos } from './copy-photos.ts';
export { decoderLoad } from './decoder/decoder-pool.ts';
export { readContentLength } from './multipart/read-multipart.ts';
export { FORM_QUEUE_LIMITS, formDeadlineMs, PROCESSING_QUEUE_LIMITS } from './multipart/limits.ts';
export { readMultipart } from './multipart/read-multipart.ts';
export { UploadedFile } from './multipart/read-multipart.ts';
export { createPhotoStore, photosIn } from './copy-photos.ts';
export type { PhotoStore } from './photo-store.ts';
export {
  InvalidPhotoError,
  processPhoto,
  processWorkPhoto,
  type Photo,
  type WholePhoto,
} from './process-photo.ts';
export { keepPhotos, lockPhoto, removeAllUnused, removeIfUnused } from './repository.ts';
export { shareTargetRoutes } from './share-target.ts';
export { removeOrphanedPhotos } from './sweep-photos.ts';
export { createPhotoSender } from './photo-sender.ts';
export { uploadRoutes } from './tus/routes.ts';
export { createSharedUploadLocks } from './tus/shared-upload-locks.ts';
export { uploadKey } from './tus/uploads.ts';
export { LocalUploadLocks, type UploadLocks } from './tus/shared-upload-locks.ts';
export { createUploads, type Uploads } from './tus/uploads.ts';
