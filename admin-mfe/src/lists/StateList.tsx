import type { ComponentProps, ReactNode } from 'react';
import { CardList, EmptyState, type Elements } from '@naija/ui';
import { ADMIN_MESSAGES } from '../messages.ts';
import { LoadState } from './LoadState.tsx';
import { MoreButton } from './MoreButton.tsx';
import { Header } from './section-layout.ts';
import { SelectByAddress } from './SelectByAddress.tsx';

interface StateListProps<Item, Filter extends string> {
  readonly title: string;
  /** Below the title. */
  readonly summary?: Elements;
  /** Above the list. */
  readonly intro?: Elements;
  readonly filter: Filter;
  readonly filters: readonly { readonly value: Filter; readonly label: string }[];
  readonly query: ComponentProps<typeof MoreButton>['query'] & ComponentProps<typeof LoadState>['query'];
  /** Undefined until the first page has come. */
  readonly items: readonly Item[] | undefined;
  /** In place of an empty list. */
  readonly none: string;
  readonly children: (item: Item) => ReactNode;
}

/** A paged list of cards whose state the address holds. */
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
