import { useState, type ReactNode } from 'react';
import { failureKind, SessionGuard } from '@naija/runtime';
import { ErrorPanel, Page, Spinner } from '@naija/ui';
import { useAdminMeQuery } from '../api/operator-api.ts';
import { toRequestError } from '../api/request-error.ts';
import { ADMIN_MESSAGES } from '../messages.ts';
import { Enrol, unstoredCodesOf } from '../second-factor/Enrol.tsx';
import { PassSecondFactor } from '../second-factor/PassSecondFactor.tsx';
import { Frame } from './Frame.tsx';
import type { Section } from './sections.ts';
import { NotFound } from './NotFound.tsx';

interface OperatorPageProps {
  readonly title: string;
  readonly section: Section;
  readonly children: ReactNode;
}

/** A page for operators who have passed their second factor; for anybody else it does not exist. */
export function OperatorPage(props: OperatorPageProps) {
  return (
    <SessionGuard>
      <Gate {...props} />
    </SessionGuard>
  );
}

function Gate({ title, section, children }: OperatorPageProps) {
  const { data, error, refetch } = useAdminMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const state = data?.secondFactor;
  // Enrolment ends when its recovery codes were stored, not when the server has confirmed it.
  const [isEnrolling, setEnrolling] = useState(false);
  if (state === 'missing' && !isEnrolling) setEnrolling(true);

  if (failureKind(error) === 'not_found') return <NotFound />;
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (isEnrolling || unstoredCodesOf(data.email))
    return (
      <Enrol
        email={data.email}
        onDone={() => {
          void refetch().then((result) => {
            if (result.data?.secondFactor === 'passed') setEnrolling(false);
          });
        }}
      />
    );
  if (state === 'required') return <PassSecondFactor />;
  return (
    <Page title={title}>
      <Frame section={section}>{children}</Frame>
    </Page>
  );
}

function Waiting({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error === undefined) return <Spinner label={ADMIN_MESSAGES.loading} />;
  return (
    <ErrorPanel title={ADMIN_MESSAGES.loadFailed} message={toRequestError(error).message} onRetry={onRetry} />
  );
}
