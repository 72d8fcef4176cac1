export { checkShellCompatibility } from './check-shell.ts';
export type { PublishingOptions } from './context.ts';
export { releaseRoutes } from './routes.ts';
export { removeStaleUploads } from './upload-folder.ts';
