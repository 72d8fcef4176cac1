import { useId, type ComponentPropsWithRef } from 'react';
import { words } from '@naija/runtime';
import { Labelled, SmallLabel } from '../Select/control-style.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { Input, List, Note, Option, Root } from './Combobox.style.ts';
import { useCombobox } from './use-combobox.ts';

const texts = words('ui.combobox', {
  suggestions: 'Suggestions',
  count: (count: number) => (count === 1 ? '1 suggestion' : `${String(count)} suggestions`),
});

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'role' | 'list'>;

export interface ComboboxProps extends InputProps {
  /** Label of a box outside a form. */
  readonly label?: string;
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Suggestions for the typed text; shown after typing, a tap, or Arrow Down. */
  readonly suggestions: readonly string[];
  readonly onChoose: (suggestion: string) => void;
  /** Explains why there are no suggestions. */
  readonly note?: string | undefined;
}

/**
 * A text box with suggestions, of which one is chosen by a tap, or by arrow keys and Enter; Escape folds them. Enter in
 * typed text chooses the first. The ARIA pattern "combobox with list autocomplete".
 */
export function Combobox({ label, ...props }: ComboboxProps) {
  const id = useId();
  if (label === undefined) return <Box {...props} />;
  return (
    <Labelled>
      <SmallLabel htmlFor={id}>{label}</SmallLabel>
      <Box {...props} id={id} />
    </Labelled>
  );
}

function Box({
  typed,
  onType,
  suggestions,
  onChoose,
  note,
  onKeyDown,
  onBlur,
  onClick,
  ...input
}: Omit<ComboboxProps, 'label'>) {
  const listId = useId();
  const { isOpen, active, open, fold, choose, press } = useCombobox({ typed, suggestions, onChoose });
  const optionId = (index: number) => `${listId}-${String(index)}`;
  const isListed = isOpen && suggestions.length > 0;
  return (
    <Root>
      <Input
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed && active !== undefined ? optionId(active) : undefined}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          open();
        }}
        onClick={(event) => {
          onClick?.(event);
          open();
        }}
        onKeyDown={(event) => {
          press(event);
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
        onBlur={(event) => {
          fold();
          onBlur?.(event);
        }}
      />
      <VisuallyHidden role="status">
        {isListed ? texts.count(suggestions.length) : isOpen && note}
      </VisuallyHidden>
      {isOpen && !isListed && note !== undefined && <Note aria-hidden="true">{note}</Note>}
      {isListed && (
        <List id={listId} role="listbox" aria-label={texts.suggestions}>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The box keeps the focus.
              onMouseDown={(event) => {
                event.preventDefault();
              }}
              onClick={() => {
                choose(suggestion);
              }}
            >
              {suggestion}
            </Option>
          ))}
        </List>
      )}
    </Root>
  );
}
