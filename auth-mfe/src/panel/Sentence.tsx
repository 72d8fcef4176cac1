import { Children, type ReactNode } from 'react';

/** Stands in a sentence for an element. Of the private use area, where no text has characters. */
const FIRST_MARK = 0xe000;

interface SentenceProps {
  readonly text: (...parts: readonly string[]) => string;
  /** What the sentence is given, in order. */
  readonly children: ReactNode;
}

/** A sentence with elements in it, in the order that its language has them. */
export function Sentence({ text, children }: SentenceProps) {
  const parts = Children.toArray(children);
  const marks = parts.map((_, index) => String.fromCharCode(FIRST_MARK + index));
  return text(...marks)
    .split(/([\ue000-\uf8ff])/)
    .map((piece) => parts[marks.indexOf(piece)] ?? piece);
}
