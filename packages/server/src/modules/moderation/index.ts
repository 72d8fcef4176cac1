export { removeDecided } from './retention.ts';
export { moderationRoutes } from './routes.ts';
