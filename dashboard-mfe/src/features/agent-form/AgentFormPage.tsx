import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { NEW_PROFILE_KEY } from '@naija/contracts/domain/new-profile';
import { SessionGuard } from '@naija/runtime';
import { Page, Spinner } from '@naija/ui';
import { hasCompletedForm } from '../../shared/completeness.ts';
import { KnownAgent } from '../../shared/KnownAgent.tsx';
import { useDashboardAgentByIdQuery } from '../../api/agent-api.ts';
import { DASHBOARD_MESSAGES } from '../../messages.ts';
import { usePendingChanges } from '../../pending/use-pending-changes.ts';
import { useProfileEvents } from '../../pending/use-profile-events.ts';
import { AgentForm } from './AgentForm.tsx';
import { PendingCompletion } from './PendingCompletion.tsx';
import { ProfileCompleted } from './ProfileCompleted.tsx';
import { AGENT_FORM_MESSAGES } from './messages.ts';

/** `/agentform`: completes a profile for the first time. */
export default function AgentFormPage() {
  return (
    <SessionGuard>
      <Page title={AGENT_FORM_MESSAGES.title}>
        <h1>{AGENT_FORM_MESSAGES.title}</h1>
        <KnownAgent>{(id) => <Completion id={id} />}</KnownAgent>
      </Page>
    </SessionGuard>
  );
}

/** Redirects if the profile is complete. If that query fails, it shows the form. */
function Completion({ id }: { readonly id: string }) {
  const [isSent, setSent] = useState(false);
  const onSent = useCallback(() => {
    setSent(true);
  }, []);
  useProfileEvents(id, onSent);
  const completion = usePendingChanges(id).find(({ kind }) => kind === 'completion');
  const isSubmitted = isSent || completion !== undefined;
  useEffect(() => {
    if (isSubmitted) markNewProfile(id);
  }, [id, isSubmitted]);
  const { data, isLoading } = useDashboardAgentByIdQuery(id);
  if (isSent) return <ProfileCompleted />;
  // An intent that could not be stored stays in its form.
  if (completion && !completion.inMemory && !completion.problem)
    return <PendingCompletion intent={completion} />;
  if (isLoading) return <Spinner label={DASHBOARD_MESSAGES.profile.loading} />;
  if (data && hasCompletedForm(data.data)) return <Navigate to="/dashboard" replace />;
  const refused = completion?.problem && completion;
  return (
    <>
      <p>{AGENT_FORM_MESSAGES.intro}</p>
      <AgentForm key={refused?.key} id={id} refused={refused} />
    </>
  );
}

/** Lets the home page link to the public profile once it is sent, which may be later. */
function markNewProfile(id: string): void {
  try {
    localStorage.setItem(NEW_PROFILE_KEY, id);
  } catch {
    // Storage is full or blocked: the home page has no link.
  }
}
