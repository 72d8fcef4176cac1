import type { CaseResponse } from '@naija/contracts/http/operators';
import { ReportCount } from '../../shared/CaseCard.tsx';
import { Entries, Muted, SectionCard, Written, Moment } from '../../shared/section-layout.tsx';
import { ADMIN_MESSAGES, REASON_WORDS } from '../../messages.ts';

const TEXT = ADMIN_MESSAGES.case;

/** The reports on a case. Reporters are not stored: only reason, time, number of networks, and whether the agent reported it. */
export function Reports({ of }: { readonly of: CaseResponse }) {
  const { stored, reports } = of;
  return (
    <SectionCard as="section" aria-label={TEXT.reports}>
      <h2>{TEXT.reports}</h2>
      {reports === 0 ? (
        <p>{TEXT.noReports}</p>
      ) : (
        <p>
          <ReportCount of={of} />
        </p>
      )}
      <Entries>
        {stored.map(({ reason, details, createdAt, fromAgent }, index) => (
          <li key={index}>
            <p>
              <strong>{REASON_WORDS[reason]}</strong>
            </p>
            {details !== undefined && <Written dir="auto">{details}</Written>}
            <Muted>
              <Moment at={createdAt} />
              {fromAgent && <span>{` · ${TEXT.fromAgent}`}</span>}
            </Muted>
          </li>
        ))}
      </Entries>
      {reports > stored.length && <Muted>{TEXT.moreReports(reports - stored.length)}</Muted>}
    </SectionCard>
  );
}
