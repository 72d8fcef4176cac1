import { NOTIFICATION_KINDS } from '@naija/contracts/http/notifications';
import { cacheStatusOf } from '@naija/runtime';
import { ErrorPanel, Spinner } from '@naija/ui';
import { SavedNote } from '../../api/SavedNote.tsx';
import { isUnauthorized, loadErrorMessage } from '../../api/load-error.ts';
import { NOTIFICATION_MESSAGES } from '../../notification-messages.ts';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { useDashboardNotificationsQuery } from '../../notifications/notifications-api.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { KindSwitches } from './KindSwitches.tsx';
import { useSettingEvents } from './use-setting-events.ts';

/** What the agent is told of, by mail and on devices. */
export function Notifications({ agentId }: { readonly agentId: string }) {
  const { data, error, isFetching, refetch } = useDashboardNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  useSettingEvents();
  return (
    <DashboardSection section={SECTIONS.notifications}>
      {data && (
        <>
          <SavedNote {...cacheStatusOf(data)} />
          <DeviceSwitch agentId={agentId} pushKey={data.pushKey} isSubscribed={data.thisDevice} />
          {NOTIFICATION_KINDS.map((kind) => (
            <KindSwitches key={kind} kind={kind} agentId={agentId} known={data} />
          ))}
        </>
      )}
      {!data && isFetching && <Spinner label={NOTIFICATION_MESSAGES.loading} />}
      {error && !isFetching && (
        <ErrorPanel
          title={data ? NOTIFICATION_MESSAGES.refreshFailed : NOTIFICATION_MESSAGES.loadFailed}
          message={loadErrorMessage(error)}
          onRetry={isUnauthorized(error) ? undefined : () => void refetch()}
        />
      )}
    </DashboardSection>
  );
}
