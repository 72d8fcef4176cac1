import { useCallback, useId, useState } from 'react';
import styled from 'styled-components';
import { costPath, readCostQuery, type CostQuery } from '@naija/contracts/domain/cost-query';
import { COST_KINDS, DEALS, isShare, type CostKind } from '@naija/contracts/domain/move-in-cost';
import { PAGE_TITLES } from '@naija/contracts/domain/pages';
import { moveInCostSchema } from '@naija/contracts/schemas/move-in-cost';
import { translateText } from '@naija/runtime';
import { Form, MoneyField, PercentField, RadioField, StateSelect, tokens } from '@naija/ui';
import { SHARE_MESSAGES } from '../shared/share.tsx';
import { ShareButton } from '../shared/ShareButton.tsx';
import { CostLines } from './CostLines.tsx';
import { ExceededRules, FeeRules } from './FeeRules.tsx';
import { COST_LABELS, COST_MESSAGES } from './messages.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg} ${tokens.space.xl};
  align-items: start;

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Column = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};

  > h2 {
    font-size: ${tokens.text.title};
  }
`;

interface CostCalculatorProps {
  readonly initial: CostQuery;
  /** Asks for the fees and the state as well. Otherwise they come from `initial`. */
  readonly asksFees: boolean;
  /** Called with the initial values and after each change. Must be a stable function. */
  readonly onChange?: (query: CostQuery) => void;
}

/** Fields for the known costs, and beside them the current total. */
export function CostCalculator({ initial, asksFees, onChange }: CostCalculatorProps) {
  const heading = useId();
  const [query, setQuery] = useState(initial);
  const [unread, setUnread] = useState<readonly CostKind[]>([]);
  const onValues = useCallback(
    (values: Readonly<Record<string, unknown>>) => {
      // Every value is text. Invalid values are left out, as in the URL.
      const texts = values as Record<CostKind, string>;
      const read = readCostQuery(new URLSearchParams(texts));
      setQuery(read);
      setUnread(COST_KINDS.filter((kind) => read[kind] === null && texts[kind].trim() !== ''));
      onChange?.(read);
    },
    [onChange],
  );
  return (
    <Columns>
      <Form
        schema={moveInCostSchema}
        initialValues={valuesOf(initial)}
        onValues={onValues}
        onSubmit={() => Promise.resolve()}
        aria-label={COST_MESSAGES.form}
      >
        <RadioField
          name="deal"
          label={COST_MESSAGES.deal}
          options={DEALS.map((value) => ({ value, label: COST_MESSAGES.deals[value] }))}
        />
        {COST_KINDS.filter((kind) => isAsked(kind, query, asksFees)).map((kind) => (
          <CostField key={kind} kind={kind} label={COST_LABELS[query.deal][kind]} />
        ))}
        {asksFees && <StateSelect name="state" label={COST_MESSAGES.state} />}
      </Form>
      <Column aria-labelledby={heading}>
        <h2 id={heading}>{COST_MESSAGES.result}</h2>
        <CostLines terms={query} unread={unread} />
        {asksFees && query.deal === 'rent' && query.state !== null && (
          <ExceededRules {...query} state={query.state} />
        )}
        {query.deal === 'rent' && query.state !== null && <FeeRules state={query.state} />}
        <ShareButton
          label={SHARE_MESSAGES.shareFigures}
          title={translateText(PAGE_TITLES.cost)}
          path={costPath(query)}
        />
      </Column>
    </Columns>
  );
}

function CostField({ kind, label }: { readonly kind: CostKind; readonly label: string }) {
  const Field = isShare(kind) ? PercentField : MoneyField;
  return <Field name={kind} label={label} />;
}

function isAsked(kind: CostKind, { deal }: CostQuery, asksFees: boolean): boolean {
  if (kind === 'price') return true;
  return kind === 'caution' ? deal === 'rent' : asksFees;
}

/** The form values: digits, or '' for unknown amounts. */
function valuesOf(query: CostQuery): Record<keyof CostQuery, string> {
  const text = (value: number | null) => (value === null ? '' : String(value));
  return {
    deal: query.deal,
    price: text(query.price),
    agreement: text(query.agreement),
    commission: text(query.commission),
    inspection: text(query.inspection),
    caution: text(query.caution),
    state: query.state ?? '',
  };
}
