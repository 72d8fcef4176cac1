import { useId, useRef, type SyntheticEvent } from 'react';
import { CircleAlert, Search, X } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Box, Input, Label, Problem } from './SearchBox.style.ts';

export interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** For Enter and the search key of a phone's keyboard. Nothing waits for it where results follow the typing. */
  readonly onSearch?: ((value: string) => void) | undefined;
  readonly label?: string;
  /** Where the words around the box say what it searches, screen readers alone get the label. */
  readonly labelHidden?: boolean;
  readonly placeholder?: string;
  /** Why what was typed is not searched for. */
  readonly problem?: string | undefined;
}

/** A box to type a search in. It holds no value of its own and waits for nothing: both are up to its page. */
export function SearchBox({
  label = 'Search by location',
  labelHidden = false,
  onSearch,
  problem,
  ...field
}: SearchBoxProps) {
  const id = useId();
  const problemId = `${id}-problem`;
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
      <Field id={id} {...field} {...(problem !== undefined && { problemId })} />
      <Problem id={problemId} aria-live="polite">
        {problem !== undefined && (
          <>
            <CircleAlert size="1.15em" aria-hidden="true" />
            <span>{problem}</span>
          </>
        )}
      </Problem>
    </form>
  );
}

interface FieldProps extends Pick<SearchBoxProps, 'value' | 'onChange' | 'placeholder'> {
  readonly id: string;
  /** Of the words that say what is wrong with the value, when something is. */
  readonly problemId?: string;
}

function Field({ id, value, onChange, placeholder, problemId }: FieldProps) {
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
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      {value !== '' && (
        <IconButton label="Clear search" onClick={clear}>
          <X size="1.25em" aria-hidden="true" />
        </IconButton>
      )}
    </Box>
  );
}
