import { toSingleLine } from '../../../platform/http/escaping.ts';
import { renderHtml } from './html.ts';
import type { MailMessage, MessagePart } from './message.ts';

interface MessageContent {
  subject: string;
  name: string;
  parts: readonly MessagePart[];
  /** Of mail that can be switched off. */
  unsubscribeUrl?: string | undefined;
}

const FIRST_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,39}$/u;

/** Renders the HTML and plain text bodies of the same content. */
export function renderMessage({ subject, name, parts, unsubscribeUrl }: MessageContent): MailMessage {
  const all: MessagePart[] = [
    { paragraph: greet(name) },
    ...parts,
    { small: "This is an automated email; please don't reply." },
    ...(unsubscribeUrl === undefined ? [] : [{ small: 'Stop emails like this one', link: unsubscribeUrl }]),
  ];
  const text = `${all.map(plainText).join('\n\n')}\n`;
  return { subject, html: renderHtml(subject, all), text, unsubscribeUrl };
}

/**
 * Greets by the first name if it looks like one: whoever signs up with somebody else's address chooses the name, and mail
 * programs turn into a link whatever looks like one.
 */
function greet(name: string): string {
  const [first = ''] = toSingleLine(name).split(' ');
  return FIRST_NAME.test(first) ? `Hello ${first},` : 'Hello,';
}

function plainText(part: MessagePart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('small' in part) return 'link' in part ? `${part.small}:\n${part.link}` : part.small;
  if ('code' in part) return `    ${part.code}`;
  return `${part.button}:\n${part.link}`;
}
