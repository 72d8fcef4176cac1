import styled from 'styled-components';
import { words, type DraftSaveState } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';

const texts = words<Readonly<Record<DraftSaveState, string>>>('ui.draftStatus', {
  nothing: '',
  writing: '',
  kept: 'Draft saved on this device',
  full: "Not saved: this device is full. Keep this page open until it's sent.",
  refused:
    "Not saved: this browser saves nothing for this site, perhaps because cookies are blocked. Keep this page open until it's sent.",
});

export interface DraftStatusProps {
  /** State of the draft in the device's storage. */
  readonly kept: DraftSaveState;
}

const Line = styled.p<{ readonly $bad: boolean }>`
  min-height: 1.5em;
  margin: 0;
  color: ${({ $bad }) => ($bad ? tokens.color.danger : tokens.color.muted)};
  font-size: ${tokens.text.small};
`;

/** Says at a form whether its draft is stored. Reserves its line from the start. */
export function DraftStatus({ kept }: DraftStatusProps) {
  const isBad = kept === 'full' || kept === 'refused';
  return (
    <Line $bad={isBad} role={isBad ? 'alert' : undefined}>
      {texts[kept]}
    </Line>
  );
}
