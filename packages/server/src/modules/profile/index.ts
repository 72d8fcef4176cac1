export { idempotencyScope } from './change-once.ts';
export { profileData } from './personal-data.ts';
export { profileRoutes } from './routes.ts';
