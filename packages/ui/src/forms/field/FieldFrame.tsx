import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { CircleAlert } from 'lucide-react';
import { words } from '@naija/runtime';
import { tokens } from '../../foundations/theme/tokens.ts';
import type { FieldIds } from './use-form-field.ts';
import type { Elements } from '../../foundations/elements.ts';

const texts = words('ui.field', { optional: '(optional)' });

export interface FieldFrameProps {
  readonly ids: FieldIds;
  readonly label: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly required: boolean;
  /** Content beside the message, such as a count or a warning. */
  readonly aside?: ReactNode;
  /** Makes the message a live region, for errors that occur while the focus stays. */
  readonly announce?: boolean;
  readonly children: Elements;
}

const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space.xxs};
`;

const Label = styled.label`
  justify-self: start;
  font-weight: 600;
`;

const Optional = styled.span`
  color: ${tokens.color.muted};
  font-weight: 400;
`;

const Hint = styled.p`
  color: ${tokens.color.muted};
  font-size: ${tokens.text.small};
`;

const appear = keyframes`
  from {
    grid-template-rows: 0fr;
  }
`;

/** Rendered from the start, for the live region in it; empty, it takes no space. */
const Foot = styled.div<{ readonly $isEmpty: boolean; readonly $appears: boolean }>`
  ${({ $isEmpty }) => $isEmpty && 'position: absolute;'}
  display: grid;
  grid-template-rows: 1fr;
  grid-template-columns: minmax(0, 1fr);
  font-size: ${tokens.text.small};
  line-height: 1.5;

  /* Pushes what is below it down gently. */
  ${({ $appears }) =>
    $appears &&
    css`
      animation: ${appear} ${tokens.motion.quick};
    `}
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space.sm};
  min-height: 0;
  overflow: clip;
  overflow-clip-margin: 2px;
`;

const Message = styled.p`
  display: flex;
  flex: 1 1 10em;
  gap: ${tokens.space.xxs};
  min-width: 0;
  color: ${tokens.color.danger};
  font-weight: 500;

  > svg {
    flex: none;
    width: 1.15em;
    height: 1.5em;
  }
`;

const Aside = styled.div`
  overflow-wrap: anywhere;
  color: ${tokens.color.muted};
`;

/** Label, hint, control and message of one field. */
export function FieldFrame({
  ids,
  label,
  hint,
  error,
  required,
  aside,
  announce,
  children,
}: FieldFrameProps) {
  return (
    <Field>
      <Label htmlFor={ids.control}>
        <span>{label}</span> {!required && <Optional>{texts.optional}</Optional>}
      </Label>
      {hint !== undefined && <Hint id={ids.hint}>{hint}</Hint>}
      {children}
      <Foot
        $isEmpty={error === undefined && aside === undefined}
        $appears={error !== undefined && aside === undefined}
      >
        <Line>
          <Message id={ids.message} {...(announce && { 'aria-live': 'polite' })}>
            {error !== undefined && (
              <>
                <CircleAlert aria-hidden="true" />
                <span>{error}</span>
              </>
            )}
          </Message>
          {aside !== undefined && <Aside id={ids.aside}>{aside}</Aside>}
        </Line>
      </Foot>
    </Field>
  );
}
