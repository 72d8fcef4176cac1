import styled from 'styled-components';
import { formatCount, formatNaira } from '@naija/contracts/domain/money';
import type { AgentFilters } from '@naija/contracts/http/agents';
import { Badge, Button, Disclosure, Select, tokens } from '@naija/ui';
import { countActive, DEAL_FLOORS, FEE_CEILINGS, type FilterName } from '@naija/contracts/domain/list-query';
import type { Filtering } from './use-filters.ts';

const ANY = { value: '', label: 'Any' };

const CHOICES = {
  maxFee: {
    label: 'Inspection fee up to',
    options: [ANY, ...FEE_CEILINGS.map((fee) => ({ value: String(fee), label: formatNaira(fee) }))],
  },
  minDeals: {
    label: 'Deals, at least',
    options: [ANY, ...DEAL_FLOORS.map((deals) => ({ value: String(deals), label: formatCount(deals) }))],
  },
  airbnb: {
    label: 'AirBnB listings',
    options: [ANY, { value: 'true', label: 'With' }, { value: 'false', label: 'Without' }],
  },
};

const BY_DEALS = 'Most deals';
const SORTS = [
  { value: 'fee', label: 'Lowest fee' },
  { value: 'newest', label: 'Newest' },
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
  /** The default order, where that is not by deals. */
  readonly defaultSort?: string | undefined;
}

export function FilterBar({ filters, choose, clear, defaultSort }: FilterBarProps) {
  const nothingChosen = Object.keys(filters).length === 0;
  const byDeals = { value: 'deals', label: BY_DEALS };
  const defaultOption = { value: '', label: defaultSort ?? BY_DEALS };
  const sorts = defaultSort === undefined ? [defaultOption, ...SORTS] : [defaultOption, byDeals, ...SORTS];
  const sort = defaultSort === undefined && filters.sort === 'deals' ? '' : filters.sort;
  const chooser = (name: FilterName, value: AgentFilters[FilterName] | '') => ({
    value: String(value ?? ''),
    onChange: (next: string) => {
      choose(name, next);
    },
  });
  return (
    <Disclosure label="Filters" count={countActive(filters)}>
      <Row>
        <Select {...CHOICES.maxFee} {...chooser('maxFee', filters.maxFee)} />
        <Select {...CHOICES.minDeals} {...chooser('minDeals', filters.minDeals)} />
        <Select {...CHOICES.airbnb} {...chooser('airbnb', filters.airbnb)} />
        <Select label="Sort by" options={sorts} {...chooser('sort', sort)} />
      </Row>
      <Foot>
        <Badge kind="verified">Verified e-mail addresses only: always on</Badge>
        <Clear
          $variant="quiet"
          aria-disabled={nothingChosen}
          onClick={() => {
            if (!nothingChosen) clear();
          }}
        >
          Clear filters
        </Clear>
      </Foot>
    </Disclosure>
  );
}
