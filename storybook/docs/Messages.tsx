import type { ReactNode } from 'react';

export interface MessagesProps {
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [when: string, text: ReactNode])[];
}

export function Messages({ head: [when, message], rows }: MessagesProps) {
  return (
    <table>
      <thead>
        <tr>
          <th>{when}</th>
          <th>{message}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([situation, text]) => (
          <tr key={situation}>
            <td>{situation}</td>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
