export { agentETag, isCurrentRecord, toAgent } from './agent-record.ts';
export { countFound } from './list.ts';
export { locateAgentsJob } from './locate-agents.ts';
export { findPublicRecord, type RecordRow } from './repository.ts';
export { agentRoutes } from './routes.ts';
export { agentSchema } from './schemas.ts';
export { findTrendingAgents } from './list.ts';
