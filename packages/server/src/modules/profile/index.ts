export { profileData } from './personal-data.ts';
export { profileRoutes } from './routes.ts';
