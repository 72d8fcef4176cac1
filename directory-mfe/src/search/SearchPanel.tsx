import { useState } from 'react';
import styled from 'styled-components';
import { SEARCH_PARAM } from '@naija/contracts/domain/list-query';
import { FIELD_MESSAGES, MESSAGES } from '@naija/contracts/domain/messages';
import { translateText, useLazyModule } from '@naija/runtime';
import { Button, hiddenWithoutScript, SearchBox, tokens, type Elements } from '@naija/ui';
import { SEARCH_MESSAGES } from '../agents/messages.ts';
import type { AgentSearch } from './use-agent-search.ts';

export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.sm};
  padding: ${tokens.space.sm};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow.low};
  color: ${tokens.color.ink};

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Buttons below the box, or beside it on wide screens. Hidden without scripts, because the box then has its own button. */
const Ways = styled.div`
  display: flex;
  gap: ${tokens.space.xs};
  align-self: start;
  ${hiddenWithoutScript}

  > * {
    flex: auto;
  }

  @media (min-width: 40rem) {
    margin-top: calc(1.55em + ${tokens.space.xxs});

    > * {
      min-height: calc(${tokens.size.touch} + 2px);
    }
  }
`;

const loadNearMe = () => import('./NearMe.tsx');
/** Matches searches for agents near the visitor. */
const HERE = /(?:near|around|to) me\b|near ?by|where i dey/i;

interface SearchFieldsProps {
  readonly search: Pick<AgentSearch, 'box' | 'filtering'>;
  readonly children?: Elements;
}

/** The search box, the button 'Near me', and further actions. */
export function SearchFields({ search: { box, filtering }, children }: SearchFieldsProps) {
  const [taps, setTaps] = useState(0);
  const isOpen = taps > 0 || HERE.test(box.query);
  const { module, failed } = useLazyModule(loadNearMe, isOpen);
  const tap = () => {
    setTaps(taps + 1);
  };
  return (
    <>
      <SearchBox
        name={SEARCH_PARAM}
        sentAlong={{ ...filtering.filters }}
        value={box.typed}
        onChange={box.type}
        onSearch={box.search}
        placeholder={SEARCH_MESSAGES.placeholder}
        problem={box.tooLong ? FIELD_MESSAGES.searchLong : undefined}
      />
      <Ways>
        <Button $variant="secondary" onClick={tap}>
          {SEARCH_MESSAGES.nearMe}
        </Button>
        {children}
      </Ways>
      {isOpen && module && <module.NearMe key={taps} box={box} onTap={taps > 0 ? undefined : tap} />}
      {isOpen && failed && <p role="alert">{translateText(MESSAGES.locationOffline)}</p>}
    </>
  );
}

export function SearchPanel({ search }: SearchFieldsProps) {
  return (
    <Panel>
      <SearchFields search={search} />
    </Panel>
  );
}
