import type { CSSProperties, ReactNode } from 'react';
import { theme, tokens } from '@naija/ui';

export interface ScaleProps<Key extends string> {
  /** Values by token name. */
  readonly values: Readonly<Record<Key, string>>;
  /** Renders a sample of the token with this name. */
  readonly show: (key: Key) => ReactNode;
}

/** The name, the value and a sample of each token of a group. */
export function Scale<Key extends string>({ values, show }: ScaleProps<Key>) {
  return (
    <dl style={list}>
      {(Object.keys(values) as Key[]).map((key) => (
        <div key={key} style={line}>
          <dt style={{ flex: '0 0 5rem', margin: 0, fontStyle: 'normal', fontWeight: 700 }}>{key}</dt>
          <dd style={{ flex: '0 1 16rem', margin: 0, fontSize: tokens.text.small }}>{values[key]}</dd>
          <dd style={{ flex: '1 1 12rem', minWidth: 0, margin: 0 }}>{show(key)}</dd>
        </div>
      ))}
    </dl>
  );
}

const list: CSSProperties = {
  margin: 0,
  padding: tokens.space.md,
  background: tokens.color.paper,
  color: tokens.color.ink,
  fontFamily: theme.fontFamily,
  borderRadius: tokens.radius.medium,
};
const line: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.md,
  padding: `${tokens.space.xs} 0`,
};
