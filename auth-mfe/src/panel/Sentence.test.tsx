import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sentence } from './Sentence.tsx';

test.each([
  [
    (terms: string, email: string) => `We sent the ${terms} to ${email}.`,
    'We sent the <b>terms</b> to a@b.ng.',
  ],
  [(terms: string, email: string) => `${email} has the ${terms}`, 'a@b.ng has the <b>terms</b>'],
])('elements follow the word order of the language: %s', (text, html) => {
  const { container } = render(
    <Sentence text={text}>
      <b>terms</b>
      {'a@b.ng'}
    </Sentence>,
  );
  expect(container.innerHTML).toBe(html);
});
