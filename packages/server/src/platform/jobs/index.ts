export { addTask, type JobStatus, readJobStatus } from './repository.ts';
export { type RecurringJob, startJobRunner, type TaskKind } from './runner.ts';
