import type { AppealSummary } from '@naija/contracts/http/operators';
import { Badge } from '@naija/ui';
import { UnlessOwn } from '../../access/UnlessOwn.tsx';
import { Muted, SectionCard, Written, Moment } from '../../lists/section-layout.tsx';
import { ADMIN_MESSAGES, SUBJECT_WORDS } from '../../messages.ts';
import { AnswerForm } from './AnswerForm.tsx';

const TEXT = ADMIN_MESSAGES.appeals;

/** One appeal with the decision that it is about, and its answer or the form for it. */
export function Appeal({ of: appeal }: { readonly of: AppealSummary }) {
  const { id, subject, agent, excerpt, text, state, reason, answer, createdAt } = appeal;
  return (
    <SectionCard as="article" aria-label={`${SUBJECT_WORDS[subject.kind]} · ${agent.name}`}>
      <h2>
        <span>{SUBJECT_WORDS[subject.kind]}</span> · <bdi>{agent.name}</bdi>
      </h2>
      {subject.kind === 'reply' && <Quote>{excerpt}</Quote>}
      {reason !== undefined && (
        <div>
          <Muted>{TEXT.reason}</Muted>
          <Quote>{reason}</Quote>
        </div>
      )}
      <div>
        <Muted>
          {TEXT.text} · <Moment at={createdAt} />
        </Muted>
        <Quote>{text}</Quote>
      </div>
      {state === 'open' ? (
        <UnlessOwn agent={agent.id}>
          <AnswerForm id={id} agent={agent.name} />
        </UnlessOwn>
      ) : (
        <div>
          <Badge>{state === 'granted' ? TEXT.wasGranted : TEXT.wasRefused}</Badge>
          {answer !== undefined && <Quote>{answer}</Quote>}
        </div>
      )}
    </SectionCard>
  );
}

function Quote({ children }: { readonly children: string }) {
  return <Written dir="auto">{children}</Written>;
}
