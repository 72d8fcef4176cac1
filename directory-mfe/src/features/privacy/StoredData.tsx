import styled from 'styled-components';
import { DEVICE_STORAGE } from '@naija/contracts/domain/device-storage';
import { formatRetention } from '@naija/contracts/domain/retention';
import { tokens } from '@naija/ui';
import { KEPT, TIME_TEXTS, PRIVACY_MESSAGES, STORAGE_TEXTS } from './messages.ts';

const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};

  h3 {
    font-size: ${tokens.text.body};
  }
`;

/** Everything that the site stores on a device, grouped by the kind of storage. */
export function StoredItems() {
  return (
    <Kinds>
      {Object.entries(STORAGE_TEXTS.kinds).map(([kind, title]) => (
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

const MEBIBYTE = 1_024 * 1_024;

function times() {
  return [
    ...Object.values(KEPT.ours).map((kept) => ({ ...kept, time: formatRetention(kept.keptMs, TIME_TEXTS) })),
    { ...KEPT.log, time: PRIVACY_MESSAGES.keptBySize((KEPT.log.files * KEPT.log.fileBytes) / MEBIBYTE) },
    ...Object.values(KEPT.operators).map((kept) => ({
      ...kept,
      time: PRIVACY_MESSAGES.atMost(formatRetention(kept.keptMs, TIME_TEXTS)),
    })),
  ];
}

/** The data that is deleted automatically, with the times that the server enforces. */
export function RetentionTimes() {
  return (
    <Facts>
      {times().map(({ what, why, time }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{`${time}, ${why}.`}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** A list of terms in bold, each with its description below. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  overflow-wrap: anywhere;

  > div {
    padding-block-start: ${tokens.space.sm};
    border-block-start: 1px solid ${tokens.color.line};
  }

  dt {
    font-weight: 600;
  }

  dd {
    color: ${tokens.color.muted};
  }
`;
