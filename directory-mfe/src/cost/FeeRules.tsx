import { useId } from 'react';
import styled from 'styled-components';
import { formatDay } from '@naija/contracts/domain/dates';
import { exceededRules, feeRulesOf, type FeeRule } from '@naija/contracts/domain/fee-rules';
import { formatPercent } from '@naija/contracts/domain/money';
import { stateName } from '@naija/contracts/domain/states';
import { words } from '@naija/runtime';
import { ExternalLink, tokens } from '@naija/ui';

const FEE_RULE_MESSAGES = words('directory.feeRules', {
  title: (state: string) => `Rules on fees in ${state}`,
  none: (state: string) =>
    `We know of no rule on agents' fees in ${state}. That doesn't mean that there is none.`,
  rule: {
    commission: (percent: string) => `At most ${percent} of a year's rent as commission`,
    agreement: (percent: string) => `At most ${percent} of a year's rent as agreement fee`,
  },
  said: (authority: string) => `says ${authority}`,
  toBeConfirmed: 'to be confirmed',
  source: 'Source:',
  exceeded: {
    commission: (percent: string, state: string, most: string) =>
      `The commission here is ${percent}. For rents in ${state} it may be at most ${most}`,
    agreement: (percent: string, state: string, most: string) =>
      `The agreement fee here is ${percent}. For rents in ${state} it may be at most ${most}`,
  },
  report: 'Where to report a higher fee',
});

const Rules = styled.section`
  display: grid;
  gap: ${tokens.space.xs};
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};

  > h3 {
    color: ${tokens.color.ink};
    font-size: ${tokens.text.body};
  }

  > ul {
    display: grid;
    gap: ${tokens.space.xs};
    padding-inline-start: 1.25em;
    list-style: disc;
  }
`;

const Notes = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  padding: ${tokens.space.sm};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  font-size: ${tokens.text.small};
`;

/** The public limits of fees in a state with source and date, or a note that none is known. */
export function FeeRules({ state }: { readonly state: string }) {
  const heading = useId();
  const rules = feeRulesOf(state);
  return (
    <Rules aria-labelledby={heading}>
      <h3 id={heading}>{FEE_RULE_MESSAGES.title(stateName(state))}</h3>
      {rules.length === 0 && <p>{FEE_RULE_MESSAGES.none(stateName(state))}</p>}
      {rules.length > 0 && (
        <ul>
          {rules.map((rule) => (
            <li key={rule.fee}>
              <span>{FEE_RULE_MESSAGES.rule[rule.fee](formatPercent(rule.maxPercent))}</span>,{' '}
              <Origin rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </Rules>
  );
}

interface ExceededRulesProps {
  readonly state: string;
  readonly commission: number | null;
  readonly agreement: number | null;
}

/** A note about each fee that exceeds a known limit of its state. Renders nothing if none does. */
export function ExceededRules({ state, ...fees }: ExceededRulesProps) {
  const rules = exceededRules(state, fees);
  if (rules.length === 0) return null;
  return (
    <Notes>
      {rules.map((rule) => (
        <li key={rule.fee}>
          <span>
            {FEE_RULE_MESSAGES.exceeded[rule.fee](
              formatPercent(fees[rule.fee] ?? 0),
              stateName(rule.state),
              formatPercent(rule.maxPercent),
            )}
          </span>
          , <Origin rule={rule} />
          <br />
          <ExternalLink href={rule.reportUrl} newTab>
            {FEE_RULE_MESSAGES.report}
          </ExternalLink>
        </li>
      ))}
    </Notes>
  );
}

function Origin({ rule }: { readonly rule: FeeRule }) {
  return (
    <span>
      <span>{FEE_RULE_MESSAGES.said(rule.authority)}</span> (
      <time dateTime={rule.saidOn}>{formatDay(rule.saidOn)}</time>
      <span>{rule.isConfirmed ? '' : `; ${FEE_RULE_MESSAGES.toBeConfirmed}`}</span>).{' '}
      {FEE_RULE_MESSAGES.source}{' '}
      <ExternalLink href={rule.source.url} newTab>
        {rule.source.name}
      </ExternalLink>
    </span>
  );
}
