export { failureCounts, type FailureCounts } from './failures/repository.ts';
export { emptyCounts, sumOf, type LoadCounts } from './page-loads/load-counts.ts';
export { createLoadShare } from './page-loads/load-share.ts';
export { pageCounts } from './page-loads/page-counts.ts';
export { loadCounts } from './page-loads/repository.ts';
export { reportsModule } from './module.ts';
