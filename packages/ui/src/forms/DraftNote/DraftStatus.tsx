import styled from 'styled-components';
import { words } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';

const texts = words<Readonly<Record<DraftStatusProps['kept'], string>>>('ui.draftStatus', {
  nothing: '',
  writing: '',
  kept: 'Draft saved on this device',
  'not-kept': "Not saved: this device is full. Keep this page open until it's sent.",
});

export interface DraftStatusProps {
  /** State of the draft in the device's storage. */
  readonly kept: 'nothing' | 'writing' | 'kept' | 'not-kept';
}

const Line = styled.p<{ readonly $bad: boolean }>`
  min-height: 1.5em;
  margin: 0;
  color: ${({ $bad }) => ($bad ? tokens.color.danger : tokens.color.muted)};
  font-size: ${tokens.text.small};
`;

/** Says at a form whether its draft is stored. Reserves its line from the start. */
export function DraftStatus({ kept }: DraftStatusProps) {
  return (
    <Line $bad={kept === 'not-kept'} role={kept === 'not-kept' ? 'alert' : undefined}>
      {texts[kept]}
    </Line>
  );
}
