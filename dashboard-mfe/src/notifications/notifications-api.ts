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
    /** The notification settings and the number of new comments. */
    dashboardNotifications: build.query<OwnNotifications & CachedResponse, undefined>({
      queryFn: keptQuery(() => ({ url: notificationPaths.own, cache: 'no-store' })),
      providesTags: [TAG],
    }),
    dashboardCommentsSeen: build.mutation<null, undefined>({
      query: () => ({ url: notificationPaths.commentsSeen, method: 'POST' }),
      invalidatesTags: (_result, error) => (error ? [] : [TAG]),
    }),
    /** Sends push notifications to this device. */
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

/** Action that loads the settings, unless they are cached. */
export const loadNotifications = () =>
  notificationsApi.endpoints.dashboardNotifications.initiate(undefined, { subscribe: false });

/** Reads the cached settings without a request. */
export const { useQueryState: useNotificationsState } = notificationsApi.endpoints.dashboardNotifications;

export const {
  useDashboardNotificationsQuery,
  useDashboardCommentsSeenMutation,
  useDashboardSubscribeMutation,
  useDashboardUnsubscribeMutation,
} = notificationsApi;

/** Action that shows changed switches before the server has responded. */
export const showSettings = (known: OwnNotifications, settings: NotificationSettings) =>
  notificationsApi.util.upsertQueryEntries([
    { endpointName: 'dashboardNotifications', arg: undefined, value: { ...known, settings } },
  ]);

/** Action that reloads the settings. */
export const invalidateNotifications = () => notificationsApi.util.invalidateTags([TAG]);
