import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnRecord } from '../agent/agent-api.ts';
import { CommentsTab } from '../features/comments/CommentsTab.tsx';
import { Credentials } from '../features/credentials/Credentials.tsx';
import { Overview } from '../features/overview/Overview.tsx';
import { Sessions } from '../features/sessions/Sessions.tsx';
import { View } from './dashboard-layout.ts';
import { EditView } from './EditView.tsx';
import { tabPath, type Tab } from './tabs.ts';

interface TabViewsProps {
  readonly tab: Tab;
  readonly record: OwnRecord;
  readonly sought: string;
}

/** What the current tab shows. An edit that was begun is only hidden by another tab. */
export function TabViews({ tab, record, sought }: TabViewsProps) {
  const editing = tab === 'edit-profile';
  const [edited, setEdited] = useState(editing);
  if (editing && !edited) setEdited(true);
  const navigate = useNavigate();
  const shown = useRef(tab);
  useEffect(() => {
    shown.current = tab;
  }, [tab]);
  return (
    <>
      {tab === 'dashboard' && (
        <View>
          <Overview record={record} />
          <Credentials record={record} />
          <Sessions />
        </View>
      )}
      {edited && (
        <View hidden={!editing}>
          <EditView
            record={record}
            onKept={() => {
              // Whoever has gone to another tab meanwhile is not taken away from it.
              if (shown.current !== 'edit-profile') return;
              void navigate(tabPath('dashboard'));
              // The form is long, and what becomes of it is told at the top.
              document.documentElement.scrollTop = 0;
            }}
          />
        </View>
      )}
      {tab === 'comments' && (
        <View>
          <CommentsTab agentId={record.data.id} sought={sought} />
        </View>
      )}
    </>
  );
}
