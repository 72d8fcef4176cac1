import { PRODUCT_NAME } from '@naija/contracts/domain/product';
import { oneLine } from '../../../platform/http/markup-text.ts';
import { htmlOf } from './html.ts';
import { textOf } from './plain-text.ts';

/** A letter as it is sent. The subject holds no secret: unlike the bodies, it is kept. */
export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** One thing that a letter says; `link` is an absolute address. */
export type LetterPart =
  { words: string } | { button: string; link: string } | { code: string } | { small: string };

/** What a letter is made from. */
export interface LetterContent {
  subject: string;
  /** Of whom it is to; as they typed it. */
  name: string;
  parts: readonly LetterPart[];
}

const FIRST_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,39}$/u;

/** Makes both bodies of a letter from the same words. */
export function writeLetter({ subject, name, parts }: LetterContent): Letter {
  const said: LetterPart[] = [
    { words: greet(name) },
    ...parts,
    { small: `${PRODUCT_NAME} sent this mail by itself. Nobody reads answers to it.` },
  ];
  return { subject, html: htmlOf(subject, said), text: textOf(said) };
}

/**
 * By the first name, and only if it looks like one: whoever signs up with the address of somebody else chooses the
 * name, and mail programs make a link of whatever looks like one.
 */
function greet(name: string): string {
  const [first = ''] = oneLine(name).split(' ');
  return FIRST_NAME.test(first) ? `Hello ${first},` : 'Hello,';
}
