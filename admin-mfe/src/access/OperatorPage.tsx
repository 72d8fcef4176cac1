import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { failureKind, SessionGuard, useAgent } from '@naija/runtime';
import { ErrorPanel, Page, Spinner, type Elements, ButtonLink } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { Enrol, unstoredCodesOf } from '../second-factor/Enrol.tsx';
import { PassSecondFactor } from '../second-factor/PassSecondFactor.tsx';
import { useAdminMeQuery } from '../shared/operator-api.ts';
import { toRequestError } from '../shared/request-error.ts';
import type { Section } from '../shared/sections.ts';
import { Frame } from './Frame.tsx';

const { notFound } = ADMIN_MESSAGES;

const Start = styled.p`
  display: flex;
`;

/** The page that users without the role see, the same as the shell's page for an unknown address. */
export function NotFound() {
  return (
    <Page title={notFound.title}>
      <h1>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      <Start>
        <ButtonLink to={pagePaths.home}>{notFound.home}</ButtonLink>
      </Start>
    </Page>
  );
}

interface OperatorPageProps {
  readonly title: string;
  readonly section: Section;
  readonly children: ReactNode;
}

/** A page for operators who have passed their second factor. Other users see the page for unknown addresses. */
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
  // Enrolment ends when the operator has stored the recovery codes, which is after the server has confirmed it.
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

interface UnlessOwnProps {
  /** Id of the agent whom the decision concerns. */
  readonly agent: string;
  readonly children: Elements;
}

/** Shows the controls for a decision. For the operator's own account, a sentence explains that the server refuses it. */
export function UnlessOwn({ agent, children }: UnlessOwnProps) {
  const isOwn = useAgent().id === agent;
  return isOwn ? <p>{ADMIN_MESSAGES.ownAccount}</p> : children;
}
