export { lastBackupAt, recordBackup } from './last-backup.ts';
export { infrastructureModule } from './module.ts';
export { removeExpiredRows } from './remove-expired-rows.ts';
