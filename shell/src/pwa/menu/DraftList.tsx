import { useEffect, useState } from 'react';
import { clearDraft, listDrafts, type Draft } from '@naija/runtime';
import { Button, formatMoment, TextLink, VisuallyHidden } from '@naija/ui';
import { LAZY_MESSAGES } from '../../words/lazy-messages.ts';
import { Entries, Part, Row } from './menu-parts.ts';

const texts = LAZY_MESSAGES.drafts;

export function DraftList() {
  const { drafts, clear } = useDrafts();
  if (drafts.length === 0) return null;
  return (
    <Part aria-labelledby="drafts">
      <h3 id="drafts">{texts.title}</h3>
      <Entries>
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Row>
              <div>
                <TextLink to={draft.path}>{draft.title}</TextLink>{' '}
                <span>{`${texts.saved} ${formatMoment(draft.savedAt)}`}</span>
              </div>
              <Button $variant="quiet" onClick={() => void clear(draft)}>
                {texts.clear} <VisuallyHidden>{texts.ofDraft(draft.title)}</VisuallyHidden>
              </Button>
            </Row>
          </li>
        ))}
      </Entries>
    </Part>
  );
}

function useDrafts() {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let isCurrent = true;
    listDrafts().then(
      (found) => {
        if (isCurrent) setDrafts(found);
      },
      () => undefined, // No IndexedDB, no drafts.
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const clear = async (draft: Draft) => {
    await clearDraft(draft);
    setDrafts((shown) => shown.filter(({ key }) => key !== draft.key));
  };
  return { drafts, clear };
}
