export { registrationsModule } from './module.ts';
export { countPending } from './repository.ts';
