import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionGuard, useAgent } from '@naija/runtime';
import { Page, showToast, Spinner } from '@naija/ui';
import { useDashboardAgentByIdQuery } from '../../agent/agent-api.ts';
import { isFilledIn } from '../../agent/completeness.ts';
import { AgentForm } from './AgentForm.tsx';
import { Saved } from './Saved.tsx';

const TITLE = 'Agent Form';

/** Where an agent completes the profile for the first time. */
export default function AgentFormPage() {
  return (
    <SessionGuard>
      <Page title={TITLE}>
        <h1>{TITLE}</h1>
        <FirstCompletion />
      </Page>
    </SessionGuard>
  );
}

/** The form, unless the profile is complete already. Whether it is may stay unknown: the form does not wait for ever. */
function FirstCompletion() {
  const { id } = useAgent();
  const [saved, setSaved] = useState(false);
  const { data, isLoading } = useDashboardAgentByIdQuery(id ?? '', { skip: id === undefined });
  if (saved) return <Saved />;
  if (isLoading) return <Spinner label="Loading your profile" />;
  if (data && isFilledIn(data.data)) return <Navigate to="/dashboard" replace />;
  return (
    <>
      <p>Clients see this on your public page. You can change all of it later.</p>
      <AgentForm
        onSaved={(message) => {
          setSaved(true);
          showToast(message, { kind: 'success' });
        }}
      />
    </>
  );
}
