import styled from 'styled-components';
import { Heart } from 'lucide-react';
import { words } from '@naija/runtime';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { tokens } from '../../foundations/theme/tokens.ts';

const texts = words('ui.favourite', {
  save: 'Save',
  saved: 'Saved',
  saveNamed: (name: string) => `Save ${name}`,
  savedNamed: (name: string) => `Saved ${name}`,
});

export interface FavouriteToggleProps {
  /** The agent's name. */
  readonly name: string;
  readonly isFavourite: boolean;
  readonly onToggle: (isFavourite: boolean) => void;
  /** Shows the label beside the heart. */
  readonly withText?: boolean;
}

const Mark = styled(Heart)`
  flex: none;

  [aria-pressed='true'] > & {
    color: ${tokens.color.accent};
    fill: currentColor;
  }
`;

/** Adds an agent to the favourites, or removes them. */
export function FavouriteToggle({ name, isFavourite, onToggle, withText = false }: FavouriteToggleProps) {
  const label = isFavourite ? texts.savedNamed(name) : texts.saveNamed(name);
  const mark = <Mark size="1.25em" aria-hidden="true" />;
  const toggle = {
    $variant: 'secondary' as const,
    'aria-pressed': isFavourite,
    onClick: () => {
      onToggle(!isFavourite);
    },
  };
  if (!withText)
    return (
      <IconButton {...toggle} label={label}>
        {mark}
      </IconButton>
    );
  return (
    <Button {...toggle} aria-label={label}>
      {mark}
      <span>{isFavourite ? texts.saved : texts.save}</span>
    </Button>
  );
}
