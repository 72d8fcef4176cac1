import styled from 'styled-components';
import { DEVICE_STORAGE } from '@naija/contracts/domain/device-storage';
import { tokens } from '@naija/ui';
import { entriesOf } from '../../messages/entries-of.ts';
import { PRIVACY_MESSAGES } from '../../messages/privacy.ts';
import { Facts } from './Facts.ts';
import { STORAGE_TEXTS } from '../../messages/kept-data.ts';

const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  h3 {
    font-size: ${tokens.text.body};
  }
`;

/** Everything the site stores on a device, by where the browser keeps it. */
export function StoredItems() {
  return (
    <Kinds>
      {entriesOf(STORAGE_TEXTS.kinds).map(([kind, title]) => (
        <div key={kind}>
          <h3>{title}</h3>
          <Facts>
            {DEVICE_STORAGE.filter((item) => item.kind === kind).map(({ name }) => (
              <StoredItem key={name} name={name} texts={STORAGE_TEXTS.items[`${kind} ${name}`]} />
            ))}
          </Facts>
        </div>
      ))}
    </Kinds>
  );
}

interface StoredItemProps {
  readonly name: string;
  readonly texts: { readonly what: string; readonly kept: string } | undefined;
}

function StoredItem({ name, texts }: StoredItemProps) {
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd>{`${texts?.what ?? ''}.`}</dd>
      <dd>{`${PRIVACY_MESSAGES.storedFor}${texts?.kept ?? ''}.`}</dd>
    </div>
  );
}
