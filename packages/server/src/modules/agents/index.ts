export { agentETag, isCurrentRecord, toAgent } from './agent-record.ts';
export { countFound } from './count-found.ts';
export { findAgent, type RecordRow } from './repository.ts';
export { agentSchema } from './schemas.ts';
export { findTrendingAgents } from './trending.ts';
export { agentsModule } from './module.ts';
