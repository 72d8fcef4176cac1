export { moderationData } from './personal-data.ts';
export { removeDecided } from './retention.ts';
export { moderationRoutes } from './routes.ts';
