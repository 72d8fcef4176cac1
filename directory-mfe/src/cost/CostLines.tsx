import styled from 'styled-components';
import { EMPTY } from '@naija/contracts/domain/messages';
import { formatNaira } from '@naija/contracts/domain/money';
import { isShare, moveInCost, type CostKind, type CostTerms } from '@naija/contracts/domain/move-in-cost';
import { showFigure, tokens } from '@naija/ui';
import { COST_LABELS, COST_MESSAGES, setBy, totalText } from './messages.ts';

const List = styled.dl`
  display: grid;
  margin: 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${tokens.space.sm};
  padding-block: ${tokens.space.xs};
  border-block-end: 1px solid ${tokens.color.line};
`;

const Amount = styled.dd`
  margin: 0;
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Source = styled.dd`
  grid-column: 1 / -1;
  margin: 0;
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

const Total = styled(Line)`
  border-block-end: 0;
  font-size: ${tokens.text.title};
  font-weight: 700;
`;

const Note = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

interface CostLinesProps {
  readonly terms: CostTerms;
  /** Costs whose input is not a valid amount. */
  readonly unread: readonly CostKind[];
}

/** The costs of moving in, each with who sets it, and the total or why it is missing. */
export function CostLines({ terms, unread }: CostLinesProps) {
  const { deal } = terms;
  const { lines, total } = moveInCost(terms);
  const labels = COST_LABELS[deal];
  const missing = lines.map(({ kind }) => kind).filter((kind) => terms[kind] === null);
  const named = (kinds: readonly CostKind[]) =>
    kinds
      .map((kind) => labels[kind])
      .join(', ')
      .toLowerCase();
  const unknown = named(missing.filter((kind) => !unread.includes(kind)));
  const wrong = named(missing.filter((kind) => unread.includes(kind)));
  return (
    <div>
      <List>
        {lines.map(({ kind, amount, percent }) => (
          <Line key={kind}>
            <dt>{labels[kind]}</dt>
            <Amount>{amountText(kind, terms[kind], amount)}</Amount>
            <Source>{setBy(deal, kind, percent)}</Source>
          </Line>
        ))}
        <Total>
          <dt>{COST_MESSAGES.total[deal]}</dt>
          <Amount>
            <output>{total === null ? EMPTY.tile : totalText(total, missing.length === 0)}</output>
          </Amount>
        </Total>
      </List>
      {total === null && (
        <Note>{COST_MESSAGES[unread.includes('price') ? 'correctPrice' : 'needsPrice'][deal]}</Note>
      )}
      {total !== null && unknown !== '' && <Note>{COST_MESSAGES.notCounted(unknown)}</Note>}
      {total !== null && wrong !== '' && <Note>{COST_MESSAGES.uncorrected(wrong)}</Note>}
    </div>
  );
}

/** @param term the value that was typed or that the profile states */
function amountText(kind: CostKind, term: number | null, amount: number | null): string {
  if (term === 0 && (kind === 'inspection' || isShare(kind)))
    return showFigure(isShare(kind) ? 'percent' : 'naira', 0);
  return amount === null ? EMPTY.tile : formatNaira(amount);
}
