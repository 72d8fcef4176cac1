import { useState } from 'react';
import styled from 'styled-components';
import { Button, tokens } from '@naija/ui';
import { PasswordField } from '../../fields/PasswordField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { useLoginForm } from './use-login-form.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.md};
`;

const Notice = styled.p`
  &:not(:empty) {
    padding: ${tokens.space.sm};
    background: ${tokens.color.accentSoft};
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.accent};
  }
`;

/** E-mail address and password. It checks what is typed, and sends nothing yet. */
export function LoginForm() {
  const [checked, setChecked] = useState(false);
  const { field, onSubmit } = useLoginForm(() => {
    setChecked(true);
  });
  return (
    <Form noValidate onSubmit={onSubmit}>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="next"
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <Button type="submit">Log in</Button>
      <Notice role="status">{checked && 'Logging in is not open yet. Nothing you typed was sent.'}</Notice>
    </Form>
  );
}
