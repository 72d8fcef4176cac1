import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';

export interface DraftKeptProps {
  /** How it stands with what is typed: on its way to the phone's store, in it, or nowhere but on the screen. */
  readonly kept: 'nothing' | 'writing' | 'kept' | 'not-kept';
}

const Line = styled.p<{ readonly $bad: boolean }>`
  min-height: 1.5em;
  margin: 0;
  color: ${({ $bad }) => ($bad ? tokens.color.danger : tokens.color.muted)};
  font-size: ${tokens.text.small};
`;

/** Says at a form whether what is typed is kept on this phone. It takes its room from the start. */
export function DraftKept({ kept }: DraftKeptProps) {
  return (
    <Line $bad={kept === 'not-kept'} role={kept === 'not-kept' ? 'alert' : undefined}>
      {WORDS[kept]}
    </Line>
  );
}

const WORDS: Readonly<Record<DraftKeptProps['kept'], string>> = {
  nothing: '',
  writing: '',
  kept: 'Draft saved on this phone',
  'not-kept': 'Not saved: this phone has no room. Keep this page open until you have sent it.',
};
