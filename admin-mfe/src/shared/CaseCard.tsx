import styled from 'styled-components';
import { REPORT_REASONS } from '@naija/contracts/http/moderation';
import type { CaseSummary } from '@naija/contracts/http/operators';
import { Badge, CoverLink, LinkedCard, tokens } from '@naija/ui';
import { ADMIN_MESSAGES, REASON_WORDS, STATE_WORDS, SUBJECT_WORDS } from '../messages.ts';
import { Muted, Row, Written, Moment } from './section-layout.tsx';
import { casePath } from './sections.ts';

const { queue } = ADMIN_MESSAGES;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs};
  padding: ${tokens.space.md};
`;

const Excerpt = styled(Written)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** One case in a list. The whole card links to it. */
export function CaseCard({ summary }: { readonly summary: CaseSummary }) {
  const { id, subject, state, fromAgent, firstAt, lastAt } = summary;
  return (
    <LinkedCard>
      <Body>
        <CoverLink to={casePath(id)}>
          <strong>
            <span>{SUBJECT_WORDS[subject.kind]}</span> · <bdi>{subject.agent.name}</bdi>
          </strong>
        </CoverLink>
        {subject.kind !== 'agent' && <Excerpt dir="auto">{subject.excerpt}</Excerpt>}
        <Row>
          {state !== 'open' && <Badge>{STATE_WORDS[state]}</Badge>}
          {fromAgent && <Badge kind="verified">{queue.fromAgent}</Badge>}
          <Reasons of={summary} />
        </Row>
        <Muted>
          <ReportCount of={summary} /> · {queue.since} <Moment at={firstAt} />
          {firstAt !== lastAt && (
            <span>
              {' '}
              · {queue.last} <Moment at={lastAt} />
            </span>
          )}
        </Muted>
      </Body>
    </LinkedCard>
  );
}

/** The number of reports and of the networks they came from, because one person may send many. */
export function ReportCount({ of: { reports, networks } }: { readonly of: CaseSummary }) {
  return (
    <span>{networks === undefined ? queue.reports(reports) : queue.reportsFrom(reports, networks)}</span>
  );
}

/** The number of reports for each reason. */
export function Reasons({ of: { reasons } }: { readonly of: Pick<CaseSummary, 'reasons'> }) {
  return REPORT_REASONS.flatMap((reason) => {
    const count = reasons[reason] ?? 0;
    return count === 0 ? [] : [<Badge key={reason}>{`${REASON_WORDS[reason]} ${String(count)}`}</Badge>];
  });
}
