import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { CopyLink } from '../../components/CopyLink.tsx';
import { useFocusReturn } from '../../components/use-focus-return.ts';
import { addressOf, leaveChosen } from '../selection/chosen-releases.ts';
import { foundReleases } from '../selection/chosen-registry.ts';
import { isRegistryPart } from '../registry/registry-address.ts';
import { OVERLAY_MESSAGES } from './messages.ts';
import { sharedReleases } from './remote-facts.ts';
import { RemoteItem } from './RemoteItem.tsx';
import { RemoteLookup } from './RemoteLookup.tsx';
import { shellFacts } from './shell-facts.ts';
import { useRemoteFacts, type LocatedRemote } from './use-remote-facts.ts';

const Box = styled.div`
  position: fixed;
  z-index: 20;
  inset-block-end: ${tokens.space.xs};
  inset-inline-end: ${tokens.space.xs};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.sm};
  width: min(28rem, 100% - 2 * ${tokens.space.xs});
  max-height: 60vh;
  max-height: 60dvh;
  padding: ${tokens.space.md};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  color: ${tokens.color.ink};
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.large};
  box-shadow: ${tokens.shadow.high};
`;

const Top = styled.div`
  position: sticky;
  inset-block-start: calc(-1 * ${tokens.space.md});
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: calc(-1 * ${tokens.space.md});
  margin-block-end: 0;
  padding: ${tokens.space.xs} ${tokens.space.xs} 0 ${tokens.space.md};
  background: ${tokens.color.surface};

  > h2 {
    font-size: ${tokens.text.title};

    &:focus {
      outline: none;
    }
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;
`;

const Others = styled.details`
  > summary {
    padding-block: ${tokens.space.xs};
    cursor: pointer;
  }
`;

/** Shows which releases the page runs, from where and why, beside the page, which stays usable. */
export function RemotesPanel({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { remotes, update } = useRemoteFacts();
  const { build, packages, renderer } = shellFacts();
  useFocusReturn(box);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <Box
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Top>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {OVERLAY_MESSAGES.title}
        </h2>
        <Button $variant="quiet" onClick={onClose}>
          {OVERLAY_MESSAGES.close}
        </Button>
      </Top>
      <p>
        <span>{`${OVERLAY_MESSAGES.shell(build)}, ${OVERLAY_MESSAGES.provides(packages)}. `}</span>
        <span>
          {renderer === undefined ? OVERLAY_MESSAGES.unrendered : OVERLAY_MESSAGES.rendered(renderer)}
        </span>
      </p>
      {remotes === null && <p role="alert">{OVERLAY_MESSAGES.failure}</p>}
      {remotes === undefined && <p role="status">{OVERLAY_MESSAGES.loading}</p>}
      {remotes && <Remotes remotes={remotes} />}
      {isRegistryPart() && <RemoteLookup onFound={update} />}
    </Box>
  );
}

function Remotes({ remotes }: { readonly remotes: readonly LocatedRemote[] }) {
  const [here, others] = [remotes.filter(isRunning), remotes.filter((facts) => !isRunning(facts))];
  return (
    <>
      <List>{here.map(item)}</List>
      {others.length > 0 && (
        <Others>
          <summary>{OVERLAY_MESSAGES.others(others.length)}</summary>
          <List>{others.map(item)}</List>
        </Others>
      )}
      <CopyLink label={OVERLAY_MESSAGES.share} address={addressOf(sharedReleases(remotes))} />
      {foundReleases().size > 0 && (
        <Button $variant="secondary" onClick={leaveChosen}>
          {OVERLAY_MESSAGES.leave}
        </Button>
      )}
    </>
  );
}

function isRunning(facts: LocatedRemote): boolean {
  return facts.isRunning;
}

function item(facts: LocatedRemote) {
  return <RemoteItem key={facts.remote} facts={facts} />;
}
