import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { CardList, EmptyState, type Elements, Select } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { LoadState, MoreButton } from './LoadState.tsx';
import { Header } from './section-layout.tsx';

const Narrow = styled.div`
  width: min(100%, 16rem);
`;

interface StateListProps<Item, Filter extends string> {
  readonly title: string;
  /** Content below the title. */
  readonly summary?: Elements;
  /** Content above the list. */
  readonly intro?: Elements;
  readonly filter: Filter;
  readonly filters: readonly { readonly value: Filter; readonly label: string }[];
  readonly query: ComponentProps<typeof MoreButton>['query'] & ComponentProps<typeof LoadState>['query'];
  /** Undefined until the first page has loaded. */
  readonly items: readonly Item[] | undefined;
  /** Text that replaces an empty list. */
  readonly none: string;
  readonly children: (item: Item) => ReactNode;
}

/** A paged list of cards, filtered by the state in the URL. */
export function StateList<Item extends { readonly id: string }, Filter extends string>({
  title,
  summary,
  intro,
  filter,
  filters,
  query,
  items,
  none,
  children,
}: StateListProps<Item, Filter>) {
  return (
    <>
      <Header>
        <div>
          <h1>{title}</h1>
          {summary}
        </div>
        <SelectByAddress label={ADMIN_MESSAGES.queue.show} options={filters} value={filter} />
      </Header>
      {intro}
      {items?.length === 0 && <EmptyState about="comments" title={none} />}
      {items && items.length > 0 && (
        <CardList>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </CardList>
      )}
      <LoadState query={{ ...query, data: items }} />
      <MoreButton query={query} />
    </>
  );
}

/** The one of two states that the URL selects (`?state=`). Default: the first. */
export function useStateFilter<First extends string, Other extends string>(
  first: First,
  other: Other,
): First | Other {
  return new URLSearchParams(useLocation().search).get('state') === other ? other : first;
}

interface SelectByAddressProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
}

/** A filter in the URL (`?state=`), so that Back and bookmarks work. */
function SelectByAddress<Value extends string>({ label, options, value }: SelectByAddressProps<Value>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <Narrow>
      <Select
        label={label}
        options={options}
        value={value}
        onChange={(chosen) => void navigate(`${pathname}?state=${chosen}`)}
      />
    </Narrow>
  );
}
