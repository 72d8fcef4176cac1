export { expireRegistrations } from './expire.ts';
export { registrationData } from './personal-data.ts';
export { countPending } from './repository.ts';
export { registrationRoutes } from './routes.ts';
