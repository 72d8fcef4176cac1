import styled from 'styled-components';
import { findSpokenLanguage, SPOKEN_LANGUAGES } from '@naija/contracts/domain/spoken-languages';
import {
  DEAL_FLOORS,
  FEE_CEILINGS,
  PERCENT_CEILINGS,
  type FilterName,
} from '@naija/contracts/domain/list-query';
import { formatCount } from '@naija/contracts/domain/money';
import type { AgentFilters } from '@naija/contracts/http/agents';
import { Badge, Button, LatePart, Select, showFigure, tokens } from '@naija/ui';
import { FILTER_MESSAGES } from './filter-messages.ts';
import { LIST_MESSAGES } from './messages.ts';
import { AreaFilter } from './AreaFilter.tsx';
import type { Filtering } from './use-page-query.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${tokens.space.sm};

  /* Two full rows: seven columns would leave one field in a row of its own. */
  @media (min-width: 40.25rem) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.md};
  margin-top: ${tokens.space.xs};
`;

// `disabled` would lose the focus.
const Clear = styled(Button)`
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.6;
  }
`;

export interface FilterFieldsProps extends Filtering {
  /** Label of the default order if it is not by deals. */
  readonly defaultSort?: string | undefined;
}

export default function FilterFields({ filters, choose, clear, defaultSort }: FilterFieldsProps) {
  const choices = choicesOf();
  const nothingChosen = Object.keys(filters).length === 0;
  const byDeals = { value: 'deals', label: FILTER_MESSAGES.mostDeals };
  const defaultOption = { value: '', label: defaultSort ?? FILTER_MESSAGES.mostDeals };
  const sorts =
    defaultSort === undefined ? [defaultOption, ...otherSorts()] : [defaultOption, byDeals, ...otherSorts()];
  const sort = defaultSort === undefined && filters.sort === 'deals' ? '' : filters.sort;
  const language = findSpokenLanguage(filters.language ?? '')?.name ?? '';
  const chooser = (name: FilterName, value: AgentFilters[FilterName]) => ({
    value: String(value ?? ''),
    onChange: (next: string) => {
      choose(name, next);
    },
  });
  return (
    <LatePart>
      <Row>
        <Select {...choices.maxFee} {...chooser('maxFee', filters.maxFee)} />
        <Select {...choices.maxCommission} {...chooser('maxCommission', filters.maxCommission)} />
        <Select {...choices.maxAgreement} {...chooser('maxAgreement', filters.maxAgreement)} />
        <Select {...choices.minDeals} {...chooser('minDeals', filters.minDeals)} />
        <Select {...choices.airbnb} {...chooser('airbnb', filters.airbnb)} />
        <AreaFilter
          area={filters.area ?? ''}
          onChoose={(area) => {
            choose('area', area);
          }}
        />
        <Select {...choices.language} {...chooser('language', language)} />
        <Select label={FILTER_MESSAGES.sort} options={sorts} {...chooser('sort', sort)} />
      </Row>
      <Foot>
        <Badge kind="verified">{FILTER_MESSAGES.allVerified}</Badge>
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
    </LatePart>
  );
}

/** The options of each select, in the language of the page. */
function choicesOf() {
  const any = { value: '', label: FILTER_MESSAGES.any };
  const percents = [
    any,
    ...PERCENT_CEILINGS.map((percent) => ({ value: String(percent), label: showFigure('percent', percent) })),
  ];
  return {
    maxFee: {
      label: FILTER_MESSAGES.maxFee,
      options: [any, ...FEE_CEILINGS.map((fee) => ({ value: String(fee), label: showFigure('naira', fee) }))],
    },
    maxCommission: { label: FILTER_MESSAGES.maxCommission, options: percents },
    maxAgreement: { label: FILTER_MESSAGES.maxAgreement, options: percents },
    minDeals: {
      label: FILTER_MESSAGES.minDeals,
      options: [any, ...DEAL_FLOORS.map((deals) => ({ value: String(deals), label: formatCount(deals) }))],
    },
    airbnb: {
      label: FILTER_MESSAGES.airbnb,
      options: [
        any,
        { value: 'true', label: FILTER_MESSAGES.withAirbnb },
        { value: 'false', label: FILTER_MESSAGES.withoutAirbnb },
      ],
    },
    language: {
      label: FILTER_MESSAGES.language,
      options: [any, ...SPOKEN_LANGUAGES.map(({ name }) => ({ value: name, label: name }))],
    },
  };
}

function otherSorts() {
  return [
    { value: 'fee', label: FILTER_MESSAGES.lowestFee },
    { value: 'newest', label: FILTER_MESSAGES.newest },
  ];
}
