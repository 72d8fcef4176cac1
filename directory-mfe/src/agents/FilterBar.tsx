import { Suspense } from 'react';
import styled from 'styled-components';
import { countActive } from '@naija/contracts/domain/list-query';
import { Disclosure, type Elements } from '@naija/ui';
import { lazyOrNothing } from '../offline/lazy-or-nothing.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { LIST_MESSAGES } from './messages.ts';

const FilterFields = lazyOrNothing(() => import('./FilterFields.tsx'));

// The height of the fields in four, three and two rows, so that nothing moves when they load.
const Place = styled.div`
  min-height: 25.2rem;

  @media (min-width: 30.5rem) {
    min-height: 17.8rem;
  }

  @media (min-width: 40.25rem) {
    min-height: 12.7rem;
  }
`;

export interface FilterBarProps extends FilterFieldsProps {
  /** The heading of the list. */
  readonly title: Elements;
  /** The filters are folded on large screens too. */
  readonly folded?: boolean;
}

export function FilterBar({ title, folded = false, ...fields }: FilterBarProps) {
  return (
    <Disclosure
      label={LIST_MESSAGES.filters}
      count={countActive(fields.filters)}
      title={title}
      folded={folded}
    >
      <Place>
        <Suspense>
          <FilterFields {...fields} />
        </Suspense>
      </Place>
    </Disclosure>
  );
}
