export { interestData } from './personal-data.ts';
export { interestRoutes } from './routes.ts';
