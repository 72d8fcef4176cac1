import styled from 'styled-components';
import { Heart } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { tokens } from '../theme/tokens.ts';

export interface SaveToggleProps {
  /** Who is saved. */
  readonly name: string;
  readonly saved: boolean;
  readonly onToggle: (saved: boolean) => void;
  /** True where there is room to say what the heart means. */
  readonly words?: boolean;
}

const Mark = styled(Heart)`
  flex: none;

  [aria-pressed='true'] > & {
    color: ${tokens.color.accent};
    fill: currentColor;
  }
`;

/** Saves somebody to be found again, or takes them off the list. */
export function SaveToggle({ name, saved, onToggle, words = false }: SaveToggleProps) {
  const verb = saved ? 'Saved' : 'Save';
  const label = `${verb} ${name}`;
  const mark = <Mark size="1.25em" aria-hidden="true" />;
  const toggle = {
    $variant: 'secondary' as const,
    'aria-pressed': saved,
    onClick: () => {
      onToggle(!saved);
    },
  };
  if (!words)
    return (
      <IconButton {...toggle} label={label}>
        {mark}
      </IconButton>
    );
  return (
    <Button {...toggle} aria-label={label}>
      {mark}
      {verb}
    </Button>
  );
}
