import { NOTIFICATION_KINDS } from '@naija/contracts/http/notifications';
import { cacheStatusOf } from '@naija/runtime';
import { DashboardSection } from '../../navigation/DashboardSection.tsx';
import { SECTIONS } from '../../navigation/sections.ts';
import { LoadState, SavedNote } from '../../network/LoadState.tsx';
import { useDashboardNotificationsQuery } from '../../notifications/notifications-api.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { KindSwitches } from './KindSwitches.tsx';
import { NOTIFICATION_MESSAGES } from './messages.ts';
import { useSettingEvents } from './use-setting.ts';

/** The notification settings for mail and devices. */
export function Notifications({ agentId }: { readonly agentId: string }) {
  const notifications = useDashboardNotificationsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = notifications;
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
      <LoadState query={notifications} messages={NOTIFICATION_MESSAGES} />
    </DashboardSection>
  );
}
