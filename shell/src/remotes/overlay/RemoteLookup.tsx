import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@naija/ui';
import { isRemoteName } from '@naija/contracts/remote/names';
import { remoteNames } from '@naija/contracts/remote/registry';
import { Field, Row } from '../../components/CopyLink.tsx';
import { namedRegistry } from '../registry/site-registry.ts';
import { addLists } from '../selection/load-selection.ts';
import { OVERLAY_MESSAGES } from './messages.ts';

const { lookup } = OVERLAY_MESSAGES;

/** Finds a remote by name on sites with more remotes than a page receives, and adds it. */
export function RemoteLookup({ onFound }: { readonly onFound: () => void }) {
  const id = useId();
  const [status, setStatus] = useState('');
  const lookUp = async (name: string) => {
    const isFound = isRemoteName(name) && (await isListed(name));
    setStatus(isFound ? '' : lookup.missing(name));
    if (isFound) onFound();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    lookUp(typeof name === 'string' ? name.trim() : '').catch(() => {
      setStatus(OVERLAY_MESSAGES.failure);
    });
  };
  return (
    <form onSubmit={onSubmit}>
      <Field>
        <label htmlFor={id}>{lookup.label}</label>
        <Row>
          <input id={id} name="name" required autoComplete="off" autoCapitalize="none" spellCheck={false} />
          <Button type="submit" $variant="secondary">
            {lookup.button}
          </Button>
        </Row>
        <p role="status">{status}</p>
      </Field>
    </form>
  );
}

async function isListed(name: string): Promise<boolean> {
  return remoteNames(await addLists(await namedRegistry([name]))).includes(name);
}
