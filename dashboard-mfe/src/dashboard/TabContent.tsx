import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { cacheStatusOf, useLazyModule } from '@naija/runtime';
import { Spinner } from '@naija/ui';
import { loginEmail, type OwnRecord } from '../api/agent-api.ts';
import { Checks } from '../features/checks/Checks.tsx';
import { CommentsTab } from '../features/comments/CommentsTab.tsx';
import { InviteToComment } from '../features/comments/InviteToComment.tsx';
import { Credentials } from '../features/credentials/Credentials.tsx';
import type { EditProfileProps } from '../features/edit-profile/EditProfile.tsx';
import { Notifications } from '../features/notifications/Notifications.tsx';
import { Overview } from '../features/overview/Overview.tsx';
import { Sessions } from '../features/sessions/Sessions.tsx';
import { YourData } from '../features/your-data/YourData.tsx';
import { DASHBOARD_MESSAGES, FIGURE_MESSAGES } from '../messages.ts';
import { DashboardSection } from '../navigation/DashboardSection.tsx';
import { SECTIONS } from '../navigation/sections.ts';
import { tabPath, type Tab } from '../navigation/tabs.ts';
import { SavedNote } from '../network/LoadState.tsx';
import { LazyModuleError } from '../shared/LazyModuleError.tsx';
import { TabPanel } from './dashboard-layout.ts';

const loadFigures = () => import('../features/figures/WeeklyFigures.tsx');

interface TabContentProps {
  readonly tab: Tab;
  readonly record: OwnRecord;
  readonly query: string;
}

/** Content of the current tab. The edit form stays mounted, hidden, once it was opened. */
export function TabContent({ tab, record, query }: TabContentProps) {
  const isEditing = tab === 'edit-profile';
  const [wasOpened, setOpened] = useState(isEditing);
  if (isEditing && !wasOpened) setOpened(true);
  const navigate = useNavigate();
  const currentTab = useRef(tab);
  useEffect(() => {
    currentTab.current = tab;
  }, [tab]);
  useFocusLinkedSection(tab);
  return (
    <>
      {(tab === 'dashboard' || tab === 'settings' || isEditing) && <SavedNote {...cacheStatusOf(record)} />}
      {tab === 'dashboard' && (
        <TabPanel>
          <Overview record={record} />
          <LazyFigures />
        </TabPanel>
      )}
      {tab === 'settings' && (
        <TabPanel>
          <Checks record={record} />
          <Credentials record={record} />
          <Notifications agentId={record.data.id} />
          <Sessions />
          <YourData email={loginEmail(record)} />
        </TabPanel>
      )}
      {wasOpened && (
        <TabPanel hidden={!isEditing}>
          <LazyEditProfile
            record={record}
            onSubmitted={() => {
              if (currentTab.current !== 'edit-profile') return;
              void navigate(tabPath('dashboard'));
              // The status of the submitted edit is at the top of the Dashboard tab.
              document.documentElement.scrollTop = 0;
            }}
          />
        </TabPanel>
      )}
      {tab === 'comments' && (
        <TabPanel>
          <InviteToComment agent={record.data} />
          <CommentsTab agentId={record.data.id} query={query} />
        </TabPanel>
      )}
    </>
  );
}

/** Focuses the section that the URL hash names, on each navigation. */
function useFocusLinkedSection(tab: Tab): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // The form focuses its fields itself, once it is loaded.
    if (hash !== '' && tab !== 'edit-profile') document.getElementById(hash.slice(1))?.focus();
  }, [hash, key, tab]);
}

const loadEditProfile = () => import('../features/edit-profile/EditProfile.tsx');

/** Loads the edit form on demand, because forms and their schemas are larger than the rest of the dashboard. */
function LazyEditProfile(props: EditProfileProps) {
  const { module, failed } = useLazyModule(loadEditProfile);
  if (module) return <module.EditProfile {...props} />;
  return failed ? <LazyModuleError /> : <Spinner label={DASHBOARD_MESSAGES.form.loading} />;
}

/** The weekly figures, loaded on demand, so that the profile does not wait for them. */
function LazyFigures() {
  const { module, failed } = useLazyModule(loadFigures);
  return (
    <DashboardSection section={SECTIONS.figures}>
      {module && <module.WeeklyFigures />}
      {failed && <LazyModuleError />}
      {!module && !failed && <Spinner label={FIGURE_MESSAGES.loading} />}
    </DashboardSection>
  );
}
