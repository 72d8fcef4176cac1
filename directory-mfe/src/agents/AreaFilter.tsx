import { useState } from 'react';
import { Combobox, useAreas } from '@naija/ui';
import { FILTER_MESSAGES } from './filter-messages.ts';

const MAX_SUGGESTED = 8;

interface AreaFilterProps {
  /** The chosen area; empty for none. */
  readonly area: string;
  readonly onChoose: (area: string) => void;
}

/** A combobox for the area in which agents work. It accepts only known areas, which it loads at its first use. */
export function AreaFilter({ area, onChoose }: AreaFilterProps) {
  const [typed, setTyped] = useState(area);
  const [known, setKnown] = useState(area);
  const [uses, setUses] = useState(0);
  const { suggest, note } = useAreas(uses);
  if (area !== known) {
    setKnown(area);
    setTyped(area);
  }
  const use = () => {
    setUses((count) => count + 1);
  };
  const isEmpty = typed.trim() === '';
  return (
    <Combobox
      label={FILTER_MESSAGES.area}
      placeholder={FILTER_MESSAGES.areaExample}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        if (text === '' && area !== '') onChoose('');
      }}
      suggestions={isEmpty ? [] : suggest(typed, '', MAX_SUGGESTED)}
      note={isEmpty ? undefined : (note ?? FILTER_MESSAGES.noArea(typed.trim()))}
      onChoose={(name) => {
        setTyped(name);
        onChoose(name);
      }}
      onFocus={({ currentTarget }) => {
        currentTarget.select();
        use();
      }}
      onClick={use}
      onBlur={() => {
        setTyped(area);
      }}
    />
  );
}
