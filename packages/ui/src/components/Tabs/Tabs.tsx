import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { ARROW_KEYS, nextIndex } from '../../foundations/keyboard/list-navigation.ts';
import { tokens } from '../../foundations/theme/tokens.ts';

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Ids are unique in the document. */
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs};
  border-block-end: 1px solid ${tokens.color.line};
`;

const Tab = styled.button`
  min-width: ${tokens.size.touch};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xs} clamp(${tokens.space.xs}, 2.2vw, ${tokens.space.md});
  background: transparent;
  border: 0;
  border-block-end: 3px solid transparent;
  border-radius: ${tokens.radius.small} ${tokens.radius.small} 0 0;
  color: ${tokens.color.muted};
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.ink};
  }

  &[aria-selected='true'] {
    border-color: ${tokens.color.brand};
    color: ${tokens.color.brand};
  }
`;

const Panel = styled.div`
  padding-block: ${tokens.space.md};
`;

const tabId = (id: string) => `${id}-tab`;
const panelId = (id: string) => `${id}-panel`;

/** A controlled tab list with roving tabindex; each tab has a `TabPanel`. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex(({ id }) => id === selected);
    const to = nextIndex(event.key, from, tabs.length, ARROW_KEYS.horizontal);
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(tab.id))}`)?.focus();
    onSelect(tab.id);
  };
  return (
    <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: name }) => (
        <Tab
          key={id}
          id={tabId(id)}
          type="button"
          role="tab"
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => {
            onSelect(id);
          }}
        >
          {name}
        </Tab>
      ))}
    </List>
  );
}

/** The panel of the tab with this id; rendered only while it is selected. */
export function TabPanel({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Panel role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} tabIndex={0}>
      {children}
    </Panel>
  );
}
