import { useLayoutEffect, useRef } from 'react';
import { Button } from '@naija/ui';
import { foundReleases, type FoundRelease } from '../selection/chosen-registry.ts';
import { leaveChosen } from '../selection/chosen-releases.ts';
import { NoticeBox } from '../OverrideNotice.tsx';
import { OVERLAY_MESSAGES } from './messages.ts';

const { notice } = OVERLAY_MESSAGES;

interface Props {
  /** True if the panel was open before. Details then gets the focus. */
  readonly hasFocus: boolean;
  readonly onDetails: () => void;
}

/** Notice at the foot of every page that this tab shows chosen releases, with a way back. */
export function ChosenNotice({ hasFocus, onDetails }: Props) {
  const details = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) details.current?.focus();
  }, [hasFocus]);
  const found = [...foundReleases()];
  const [shown, missing] = [found.filter(isFound), found.filter((one) => !isFound(one))];
  if (found.length === 0) return null;
  return (
    <NoticeBox role="status">
      {shown.length > 0 && <p>{notice.shows(shown.map(nameOf).join(', '))}</p>}
      {missing.length > 0 && <p>{notice.missing(missing.map(nameOf).join(', '))}</p>}
      <Button ref={details} $variant="secondary" onClick={onDetails}>
        {notice.details}
      </Button>
      <Button $variant="secondary" onClick={leaveChosen}>
        {OVERLAY_MESSAGES.leave}
      </Button>
    </NoticeBox>
  );
}

type Named = readonly [remote: string, found: FoundRelease];

function isFound([, { release }]: Named): boolean {
  return release !== undefined;
}

function nameOf([remote, { version, isPreview }]: Named): string {
  const name = `${remote} ${version}`;
  return isPreview ? notice.preview(name) : name;
}
