export const OWN_RECORD_TAG = 'DashboardAgent';

export const SESSIONS_TAG = 'DashboardSessions';
