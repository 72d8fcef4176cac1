export { agentETag, isCurrentRecord, toAgent } from './agent-record.ts';
export { countFound, findTrendingAgents } from './list.ts';
export { agentsModule } from './module.ts';
export { findPublicRecord, type RecordRow } from './repository.ts';
export { agentSchema } from './schemas.ts';
