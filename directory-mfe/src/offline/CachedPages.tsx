import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { stateName } from '@naija/contracts/domain/states';
import type { CachedContents } from '@naija/contracts/pwa/worker-messages';
import { requestFromWorker, words } from '@naija/runtime';
import { TextLink, tokens } from '@naija/ui';

const CACHED_PAGES_MESSAGES = words('directory.cachedPages', {
  none: 'This is not saved on this device. What you open while you have a connection can be read later without one.',
  states: 'States saved on this device',
  agents: 'Agents saved on this device',
});

const Ways = styled.div`
  display: grid;
  gap: ${tokens.space.sm};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
    gap: 0 ${tokens.space.md};
  }

  li > a {
    display: inline-flex;
    align-items: center;
    min-width: ${tokens.size.touch};
    min-height: ${tokens.size.touch};
    overflow-wrap: anywhere;
  }
`;

/** Says that the page is not cached on this device, and links to cached pages. */
export default function CachedPages() {
  const [cached, setCached] = useState<CachedContents>();
  useEffect(() => {
    let isCurrent = true;
    void requestFromWorker<CachedContents>({ type: 'SAVED_HERE' }).then((contents) => {
      if (isCurrent) setCached(contents);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  const states = cached?.states.map((slug) => ({ to: pagePaths.location(slug), name: stateName(slug) }));
  const agents = cached?.agents.map(({ id, name }) => ({ to: pagePaths.agent(id), name }));
  return (
    <Ways>
      <p>{CACHED_PAGES_MESSAGES.none}</p>
      <LinkList title={CACHED_PAGES_MESSAGES.states} links={states} />
      <LinkList title={CACHED_PAGES_MESSAGES.agents} links={agents} />
    </Ways>
  );
}

interface LinkListProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[] | undefined;
}

function LinkList({ title, links = [] }: LinkListProps) {
  const heading = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <TextLink to={to}>
              <bdi>{name}</bdi>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
