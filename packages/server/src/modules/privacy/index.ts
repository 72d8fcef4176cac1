export { deleteDueAccounts } from './delete-due-accounts.ts';
export { privacyRoutes } from './routes.ts';
