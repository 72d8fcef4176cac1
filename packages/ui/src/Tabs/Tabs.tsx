import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { STEPS, stepByKey } from '../keyboard/step-by-key.ts';
import { tokens } from '../theme/tokens.ts';

export interface TabsProps<Id extends string> {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  /** The ids are unique in the document. */
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  /** Keeps the choice, in a state or in the address of the page. */
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

/** Tabs of which one is selected; the arrow keys go from one to the next. Each has its `TabPanel`. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const from = tabs.findIndex(({ id }) => id === selected);
    const to = stepByKey(event.key, from, tabs.length, STEPS.across);
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

/** What the tab with this id shows. It is rendered only while its tab is selected. */
export function TabPanel({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Panel role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} tabIndex={0}>
      {children}
    </Panel>
  );
}
