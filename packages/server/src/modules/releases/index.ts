export { checkShellCompatibility } from './check-shell.ts';
export type { PublishingOptions } from './context.ts';
export { idOf } from './keys/key-hash.ts';
export { DEFAULT_LIFETIME, expiryOf } from './keys/lifetime.ts';
export { addPublishKey, listPublishKeys, revokePublishKey } from './keys/repository.ts';
export { releaseRoutes } from './routes.ts';
export { removeStaleUploads } from './upload-folder.ts';
