import styled from 'styled-components';
import { DEVICE_STORAGE, STORAGE_KINDS } from '@naija/contracts/domain/device-storage';
import { tokens } from '@naija/ui';
import { entriesOf } from '../../messages/entries-of.ts';
import { PRIVACY_MESSAGES } from '../../messages/privacy.ts';
import { Facts } from './Facts.ts';

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
      {entriesOf(STORAGE_KINDS).map(([kind, title]) => (
        <div key={kind}>
          <h3>{title}</h3>
          <Facts>
            {DEVICE_STORAGE.filter((item) => item.kind === kind).map(({ name, what, kept }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{what}.</dd>
                <dd>
                  {PRIVACY_MESSAGES.storedFor}
                  {kept}.
                </dd>
              </div>
            ))}
          </Facts>
        </div>
      ))}
    </Kinds>
  );
}
