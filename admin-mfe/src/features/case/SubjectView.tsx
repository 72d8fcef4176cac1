import type { CaseResponse } from '@naija/contracts/http/operators';
import { pagePaths } from '@naija/contracts/domain/pages';
import { AgentCard, Badge, CommentItem, TextLink } from '@naija/ui';
import { SectionCard, Written } from '../../shared/section-layout.tsx';
import { ADMIN_MESSAGES } from '../../messages.ts';

const TEXT = ADMIN_MESSAGES.case;

/** The reported comment, reply or profile, as visitors see it. */
export function SubjectView({ of }: { readonly of: CaseResponse }) {
  const { subject, comment, profile } = of;
  const { agent } = profile;
  return (
    <SectionCard as="section" aria-label={TEXT.subject}>
      <h2>{TEXT.subject}</h2>
      {isHidden(of) && (
        <div>
          <Badge>{TEXT.hiddenNow}</Badge>
        </div>
      )}
      {comment && (
        <CommentItem
          comment={{ ...comment, updatedAt: comment.createdAt }}
          reply={comment.reply && { by: agent.name, ...comment.reply }}
        />
      )}
      {subject.kind === 'agent' && (
        <>
          <AgentCard agent={agent} />
          {agent.bio !== null && <Written dir="auto">{agent.bio}</Written>}
        </>
      )}
      {profile.isListed && !profile.isHidden && (
        <p>
          {subject.kind !== 'agent' && (
            <span>
              <bdi>{TEXT.onProfileOf(agent.name)}</bdi>{' '}
            </span>
          )}
          <TextLink to={pagePaths.agent(agent.id)}>{TEXT.toProfile}</TextLink>
        </p>
      )}
    </SectionCard>
  );
}

function isHidden({ subject, comment, profile }: CaseResponse): boolean {
  if (subject.kind === 'agent') return profile.isHidden;
  return subject.kind === 'reply' ? comment?.reply?.isHidden === true : comment?.isHidden === true;
}
