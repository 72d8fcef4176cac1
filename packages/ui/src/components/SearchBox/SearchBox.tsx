import { useId, useRef, type SyntheticEvent } from 'react';
import { CircleAlert, Search, X } from 'lucide-react';
import { translateText, words } from '@naija/runtime';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Box, Input, Label, ErrorText, Send } from './SearchBox.style.ts';

const texts = words('ui.searchBox', {
  label: 'Search by location',
  clear: 'Clear search',
  send: 'Search',
});

export interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called on Enter and the search key of an on-screen keyboard. */
  readonly onSearch?: ((value: string) => void) | undefined;
  readonly label?: string;
  /** Shows the label to screen readers only. */
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  /** The query parameter in which the text is sent before a script listens, to the same page. */
  readonly name?: string;
  /** Parameters that are sent along with it. */
  readonly sentAlong?: Readonly<Record<string, unknown>>;
  /** Explains why the text cannot be searched for. */
  readonly problem?: string | undefined;
}

/** A controlled search input, without debouncing. */
export function SearchBox({
  label = texts.label,
  labelHidden = false,
  onSearch,
  problem,
  sentAlong = {},
  ...field
}: SearchBoxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <form
      role="search"
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        onSearch?.(field.value);
      }}
    >
      <Label htmlFor={id} $hidden={labelHidden}>
        {label}
      </Label>
      {Object.entries(sentAlong).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Field id={id} {...field} {...(problem !== undefined && { errorId })} />
      <ErrorText id={errorId} aria-live="polite">
        {problem !== undefined && (
          <>
            <CircleAlert size="1.15em" aria-hidden="true" />
            <span>{translateText(problem)}</span>
          </>
        )}
      </ErrorText>
    </form>
  );
}

interface FieldProps extends Pick<SearchBoxProps, 'value' | 'onChange' | 'placeholder' | 'name'> {
  readonly id: string;
  readonly errorId?: string;
}

function Field({ id, name, value, onChange, placeholder, errorId }: FieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <Box>
      <Search size="1.25em" aria-hidden="true" />
      <Input
        ref={input}
        id={id}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {value !== '' && (
        <IconButton label={texts.clear} onClick={clear}>
          <X size="1.25em" aria-hidden="true" />
        </IconButton>
      )}
      {name !== undefined && <Send type="submit">{texts.send}</Send>}
    </Box>
  );
}
