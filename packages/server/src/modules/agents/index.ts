export { agentETag, isCurrentRecord, toAgent } from './agent-record.ts';
export { countFound } from './count-found.ts';
export { locateAgentsJob } from './locate-agents.ts';
export { findAgent, type RecordRow } from './repository.ts';
export { agentRoutes } from './routes.ts';
export { agentSchema } from './schemas.ts';
export { findTrendingAgents } from './trending.ts';
