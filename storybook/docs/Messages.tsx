import type { ReactNode } from 'react';

export interface MessagesProps {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [when: string, words: ReactNode])[];
}

/** A table of words and where they stand. */
export function Messages({ head: [when, words], rows }: MessagesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>{when}</th>
          <th>{words}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([place, text]) => (
          <tr key={place}>
            <td>{place}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
