import { useRef, useState } from 'react';
import { X } from 'lucide-react';
import { readNameList, writeNameList } from '@naija/contracts/domain/name-list';
import { words } from '@naija/runtime';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { shownText, useFormField, type FieldProps } from '../field/use-form-field.ts';
import { Chip, Chips } from './ChipsField.style.ts';

const texts = words('ui.chips', {
  added: (name: string) => `Added ${name}`,
  removed: (name: string) => `Removed ${name}`,
  remove: (name: string) => `Remove ${name}`,
  chosen: (label: string) => `Chosen: ${label}`,
  count: (count: number, max: number) => `${String(count)} of ${String(max)}`,
  full: 'That is the most. Remove one to choose another.',
  none: (typed: string) => `Nothing in our list fits “${typed}”`,
});

export interface ChipsFieldProps extends FieldProps {
  /** The most that may be chosen. */
  readonly max: number;
  /** Suggestions for a typed text, best first. */
  readonly suggest: (typed: string) => readonly string[];
  /** Explains why there are no suggestions, if the typed text is not the reason. */
  readonly note?: string | undefined;
  readonly placeholder?: string;
  /** Called whenever the box is entered or tapped. */
  readonly onUse?: () => void;
}

/** Several names out of many, chosen while they are typed; the value is their text as `writeNameList` has it. */
export function ChipsField({ max, suggest, note, placeholder, onUse, ...props }: ChipsFieldProps) {
  const field = useFormField({ ...props, aside: true });
  const [typed, setTyped] = useState('');
  const [announced, announce] = useState('');
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chosen = readNameList(shownText(field.value));
  const isFull = chosen.length >= max;
  const suggestions = isFull ? [] : suggest(typed).filter((name) => !chosen.includes(name));

  const change = (names: readonly string[], text: string) => {
    void field.setValue(writeNameList(names));
    announce(text);
  };
  const add = (name: string) => {
    setTyped('');
    change([...chosen, name], texts.added(name));
  };
  const remove = (name: string) => {
    change(
      chosen.filter((other) => other !== name),
      texts.removed(name),
    );
  };
  return (
    <FieldFrame {...field.frame} aside={texts.count(chosen.length, max)}>
      <Chips ref={list} aria-label={texts.chosen(props.label)}>
        {chosen.map((name, index) => (
          <Chip key={name}>
            <span>{name}</span>
            <IconButton
              type="button"
              label={texts.remove(name)}
              onClick={() => {
                remove(name);
                focusAfter(list.current, index, box.current);
              }}
            >
              <X size="1.1em" aria-hidden="true" />
            </IconButton>
          </Chip>
        ))}
      </Chips>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Combobox
        {...field.attributes}
        ref={box}
        enterKeyHint="done"
        placeholder={placeholder}
        typed={typed}
        onType={setTyped}
        suggestions={suggestions}
        note={isFull ? texts.full : (note ?? noneFor(typed))}
        onChoose={add}
        onFocus={onUse}
        onClick={onUse}
        onKeyDown={({ key }) => {
          const last = chosen.at(-1);
          if (key === 'Backspace' && typed === '' && last !== undefined) remove(last);
        }}
        onBlur={() => {
          field.control.onBlur();
          const meant = suggestions.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
          if (meant !== undefined) add(meant);
        }}
      />
    </FieldFrame>
  );
}

function noneFor(typed: string): string | undefined {
  return typed.trim() === '' ? undefined : texts.none(typed.trim());
}

/** The focus stays near the chip that is about to go: at the next one, or in the box. */
function focusAfter(list: HTMLElement | null, index: number, box: HTMLElement | null): void {
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  (buttons[index + 1] ?? buttons[index - 1] ?? box)?.focus();
}
