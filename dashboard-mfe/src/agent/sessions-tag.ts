/** The tag of the agent's sessions; what ends some of them on the server invalidates this. */
export const SESSIONS = 'DashboardSessions';
