import { useState } from 'react';
import styled from 'styled-components';
import type { AppealSubject, OwnModeration } from '@naija/contracts/http/moderation';
import { useAgent, useLazyModule } from '@naija/runtime';
import { Banner, Button, tokens } from '@naija/ui';
import { LazyModuleError } from '../../shared/LazyModuleError.tsx';
import { MODERATION_MESSAGES } from './messages.ts';
import { AppealList } from './AppealList.tsx';
import { useDashboardModerationQuery } from './moderation-api.ts';

const loadAppealDialog = () => import('./AppealDialog.tsx');

const Stack = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
`;

const Reason = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The operators' decisions about the agent, with buttons to appeal. Renders nothing without any. */
export function ModerationNotice() {
  const { id } = useAgent();
  // The page asks for a new login if the id is unknown.
  const { data } = useDashboardModerationQuery(undefined, {
    skip: id === undefined,
    refetchOnMountOrArgChange: true,
  });
  const [appealed, setAppealed] = useState<AppealSubject>();
  const { module: dialog, failed } = useLazyModule(loadAppealDialog, appealed !== undefined);
  if (!data) return null;
  const decisions = decisionsIn(data);
  if (decisions.length === 0 && data.appeals.length === 0) return null;
  return (
    <Stack aria-label={MODERATION_MESSAGES.title}>
      {decisions.map(({ subject, title, reason }) => (
        <Banner
          key={`${subject.kind} ${subject.id}`}
          kind="warning"
          action={
            data.canAppeal.some(({ kind, id }) => kind === subject.kind && id === subject.id) && (
              <Button
                $variant="secondary"
                onClick={() => {
                  setAppealed(subject);
                }}
              >
                {MODERATION_MESSAGES.appeal}
              </Button>
            )
          }
        >
          <strong>{title}</strong>
          {reason !== undefined && (
            <Reason>
              {MODERATION_MESSAGES.reason}: <bdi>{reason}</bdi>
            </Reason>
          )}
        </Banner>
      ))}
      {data.appeals.length > 0 && <AppealList appeals={data.appeals} />}
      {failed && <LazyModuleError />}
      {appealed && id !== undefined && dialog && (
        <dialog.AppealDialog
          agentId={id}
          subject={appealed}
          onClose={() => {
            setAppealed(undefined);
          }}
        />
      )}
    </Stack>
  );
}

interface Decision {
  readonly subject: AppealSubject;
  readonly title: string;
  readonly reason: string | undefined;
}

/** A blocked account hides its profile as well, which is then not a separate decision. */
function decisionsIn({ profile, account, replies, canAppeal }: OwnModeration): Decision[] {
  const own = (kind: AppealSubject['kind']) => canAppeal.find((subject) => subject.kind === kind);
  const isBlocked = account.state === 'blocked';
  return [
    ...(isBlocked
      ? [
          {
            subject: own('account') ?? { kind: 'account' as const, id: '' },
            title: MODERATION_MESSAGES.accountBlocked,
            reason: account.reason,
          },
        ]
      : []),
    ...(profile.state === 'hidden' && !isBlocked
      ? [
          {
            subject: own('agent') ?? { kind: 'agent' as const, id: '' },
            title: MODERATION_MESSAGES.profileHidden,
            reason: profile.reason,
          },
        ]
      : []),
    ...replies.map(({ commentId, fullname, reason }) => ({
      subject: { kind: 'reply' as const, id: commentId },
      title: MODERATION_MESSAGES.replyHidden(fullname),
      reason,
    })),
  ];
}
