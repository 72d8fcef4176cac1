import { useCallback, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { SessionGuard, useAgent } from '@naija/runtime';
import { Page, Spinner } from '@naija/ui';
import { useDashboardAgentByIdQuery } from '../../agent/agent-api.ts';
import { isFilledIn } from '../../agent/completeness.ts';
import { UnknownAgent } from '../../dashboard/UnknownAgent.tsx';
import { useProfileNews } from '../../waiting/use-profile-news.ts';
import { useProfileWaiting } from '../../waiting/use-profile-waiting.ts';
import { AgentForm } from './AgentForm.tsx';
import { CompletionWaiting } from './CompletionWaiting.tsx';
import { Saved } from './Saved.tsx';

const TITLE = 'Agent Form';

/** Where an agent completes the profile for the first time. */
export default function AgentFormPage() {
  return (
    <SessionGuard>
      <Page title={TITLE}>
        <h1>{TITLE}</h1>
        <Known />
      </Page>
    </SessionGuard>
  );
}

function Known() {
  // Remembered: the id goes when the session ends, while the page stays with what is typed there.
  const [id] = useState(useAgent().id);
  return id === undefined ? <UnknownAgent /> : <FirstCompletion id={id} />;
}

/** The form, unless the profile is complete already. Whether it is may stay unknown: the form does not wait for ever. */
function FirstCompletion({ id }: { readonly id: string }) {
  const [saved, setSaved] = useState(false);
  const onSent = useCallback(() => {
    setSaved(true);
  }, []);
  useProfileNews(id, onSent);
  const completion = useProfileWaiting(id).find(({ kind }) => kind === 'completion');
  const { data, isLoading } = useDashboardAgentByIdQuery(id);
  if (saved) return <Saved />;
  // What this phone could not keep stays in its form.
  if (completion && completion.seq >= 0 && !completion.problem)
    return <CompletionWaiting waiting={completion} />;
  if (isLoading) return <Spinner label="Loading your profile" />;
  if (data && isFilledIn(data.data)) return <Navigate to="/dashboard" replace />;
  const refused = completion?.problem && completion;
  return (
    <>
      <p>Clients see this on your public page. You can change all of it later.</p>
      <AgentForm key={refused?.key} id={id} refused={refused} />
    </>
  );
}
