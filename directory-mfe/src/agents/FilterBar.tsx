import type { ReactNode } from 'react';
import styled from 'styled-components';
import { countActive, DEAL_FLOORS, FEE_CEILINGS, type FilterName } from '@naija/contracts/domain/list-query';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import type { AgentFilters } from '@naija/contracts/http/agents';
import { Badge, Button, Disclosure, Select, tokens } from '@naija/ui';
import { LIST_MESSAGES } from '../messages/lists.ts';
import type { Filtering } from './use-filters.ts';

const ANY = { value: '', label: LIST_MESSAGES.any };

const CHOICES = {
  maxFee: {
    label: LIST_MESSAGES.maxFee,
    options: [ANY, ...FEE_CEILINGS.map((fee) => ({ value: String(fee), label: formatNaira(fee) }))],
  },
  minDeals: {
    label: LIST_MESSAGES.minDeals,
    options: [ANY, ...DEAL_FLOORS.map((deals) => ({ value: String(deals), label: formatCount(deals) }))],
  },
  airbnb: {
    label: LIST_MESSAGES.airbnb,
    options: [
      ANY,
      { value: 'true', label: LIST_MESSAGES.withAirbnb },
      { value: 'false', label: LIST_MESSAGES.withoutAirbnb },
    ],
  },
};

const SORTS = [
  { value: 'fee', label: LIST_MESSAGES.lowestFee },
  { value: 'newest', label: LIST_MESSAGES.newest },
];

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${tokens.space.sm};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin-top: ${tokens.space.xs};
`;

// Not `disabled`, which would lose the focus.
const Clear = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`;

export interface FilterBarProps extends Filtering {
  /** The heading of the list. */
  readonly title: ReactNode;
  /** Folded on large screens too. */
  readonly folded?: boolean;
  /** The default order, where that is not by deals. */
  readonly defaultSort?: string | undefined;
}

export function FilterBar({ filters, choose, clear, title, folded = false, defaultSort }: FilterBarProps) {
  const nothingChosen = Object.keys(filters).length === 0;
  const byDeals = { value: 'deals', label: LIST_MESSAGES.mostDeals };
  const defaultOption = { value: '', label: defaultSort ?? LIST_MESSAGES.mostDeals };
  const sorts = defaultSort === undefined ? [defaultOption, ...SORTS] : [defaultOption, byDeals, ...SORTS];
  const sort = defaultSort === undefined && filters.sort === 'deals' ? '' : filters.sort;
  const chooser = (name: FilterName, value: AgentFilters[FilterName] | '') => ({
    value: String(value ?? ''),
    onChange: (next: string) => {
      choose(name, next);
    },
  });
  return (
    <Disclosure label={LIST_MESSAGES.filters} count={countActive(filters)} title={title} folded={folded}>
      <Row>
        <Select {...CHOICES.maxFee} {...chooser('maxFee', filters.maxFee)} />
        <Select {...CHOICES.minDeals} {...chooser('minDeals', filters.minDeals)} />
        <Select {...CHOICES.airbnb} {...chooser('airbnb', filters.airbnb)} />
        <Select label={LIST_MESSAGES.sort} options={sorts} {...chooser('sort', sort)} />
      </Row>
      <Foot>
        <Badge kind="verified">{LIST_MESSAGES.allVerified}</Badge>
        <Clear
          $variant="quiet"
          aria-disabled={nothingChosen}
          onClick={() => {
            if (!nothingChosen) clear();
          }}
        >
          {LIST_MESSAGES.clearFilters}
        </Clear>
      </Foot>
    </Disclosure>
  );
}
