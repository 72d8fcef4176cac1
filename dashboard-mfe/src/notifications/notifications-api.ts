import {
  notificationPaths,
  type NotificationSettings,
  type OwnNotifications,
  type PushSubscriptionRequest,
} from '@naija/contracts/http/notifications';
import type { CachedResponse } from '@naija/contracts/http/cached-response';
import { baseApi } from '@naija/runtime';
import { keptQuery } from '../api/kept-responses.ts';

const TAG = 'DashboardNotifications';

const notificationsApi = baseApi.enhanceEndpoints({ addTagTypes: [TAG] }).injectEndpoints({
  overrideExisting: import.meta.hot ? true : 'throw',
  endpoints: (build) => ({
    /** What the agent is told of, and what is new. */
    dashboardNotifications: build.query<OwnNotifications & CachedResponse, undefined>({
      queryFn: keptQuery(() => ({ url: notificationPaths.own, cache: 'no-store' })),
      providesTags: [TAG],
    }),
    dashboardCommentsSeen: build.mutation<null, undefined>({
      query: () => ({ url: notificationPaths.commentsSeen, method: 'POST' }),
      invalidatesTags: (_result, error) => (error ? [] : [TAG]),
    }),
    /** Sends pushes to this device. */
    dashboardSubscribe: build.mutation<null, PushSubscriptionRequest>({
      query: (body) => ({ url: notificationPaths.pushSubscription, method: 'PUT', body }),
      invalidatesTags: [TAG],
    }),
    dashboardUnsubscribe: build.mutation<null, undefined>({
      query: () => ({ url: notificationPaths.pushSubscription, method: 'DELETE' }),
      invalidatesTags: [TAG],
    }),
  }),
});

/** Action that loads what the agent is told of, unless it is there already. */
export const loadNotifications = () =>
  notificationsApi.endpoints.dashboardNotifications.initiate(undefined, { subscribe: false });

/** Reads the settings that are known, without a request. */
export const { useQueryState: useNotificationsState } = notificationsApi.endpoints.dashboardNotifications;

export const {
  useDashboardNotificationsQuery,
  useDashboardCommentsSeenMutation,
  useDashboardSubscribeMutation,
  useDashboardUnsubscribeMutation,
} = notificationsApi;

/** Action that shows the switches as they were tapped, before the server has answered. */
export const showSettings = (known: OwnNotifications, settings: NotificationSettings) =>
  notificationsApi.util.upsertQueryEntries([
    { endpointName: 'dashboardNotifications', arg: undefined, value: { ...known, settings } },
  ]);

/** Action that refetches what the agent is told of. */
export const invalidateNotifications = () => notificationsApi.util.invalidateTags([TAG]);
