import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { pagePaths } from '@naija/contracts/domain/pages';
import { stateName } from '@naija/contracts/domain/states';
import type { CachedContents } from '@naija/contracts/pwa/worker-messages';
import { askWorker } from '@naija/runtime';
import { TextLink, tokens } from '@naija/ui';

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

/** Says that a page is not saved on this phone, and what is. */
export default function SavedInstead() {
  const [saved, setSaved] = useState<CachedContents>();
  useEffect(() => {
    let current = true;
    void askWorker<CachedContents>({ type: 'SAVED_HERE' }).then((answer) => {
      if (current) setSaved(answer);
    });
    return () => {
      current = false;
    };
  }, []);
  const states = saved?.states.map((slug) => ({ to: pagePaths.location(slug), name: stateName(slug) }));
  const agents = saved?.agents.map(({ id, name }) => ({ to: pagePaths.agent(id), name }));
  return (
    <Ways>
      <p>
        This is not saved on this phone. What you open while you have a connection can be read later without
        one.
      </p>
      <SavedLinks title="States saved on this phone" links={states} />
      <SavedLinks title="Agents saved on this phone" links={agents} />
    </Ways>
  );
}

interface SavedLinksProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[] | undefined;
}

function SavedLinks({ title, links = [] }: SavedLinksProps) {
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
