import { Children, type ReactNode } from 'react';

/** First placeholder character for elements, from the private use area of Unicode, which no text contains. */
const FIRST_MARK = 0xe000;

interface SentenceProps {
  readonly text: (...parts: readonly string[]) => string;
  /** The elements that the text function receives, in order. */
  readonly children: ReactNode;
}

/** A sentence that contains elements, in the order of its language. */
export function Sentence({ text, children }: SentenceProps) {
  const parts = Children.toArray(children);
  const marks = parts.map((_, index) => String.fromCharCode(FIRST_MARK + index));
  return text(...marks)
    .split(/([\ue000-\uf8ff])/)
    .map((piece) => parts[marks.indexOf(piece)] ?? piece);
}
