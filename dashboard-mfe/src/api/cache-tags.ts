export const OWN_RECORD_TAG = 'DashboardAgent';

/** How far the agent's phone number is confirmed. */
export const PHONE_TAG = 'DashboardPhone';

export const REGISTRATIONS_TAG = 'DashboardRegistrations';

export const SESSIONS_TAG = 'DashboardSessions';
