export { addSingleTask, addTask, jobDepth, readJobStatus } from './repository.ts';
export { type RecurringJob, startJobRunner, type TaskKind } from './runner.ts';
export { hourly, jobOnFiles, type ModuleJobs, scheduleJobs } from './schedule.ts';
