export { commentData } from './personal-data.ts';
export { commentRoutes } from './routes.ts';
