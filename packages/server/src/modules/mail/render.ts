import { words } from '../../platform/translations/words.ts';
import { toSingleLine } from '../../platform/http/escaping.ts';
import { renderHtml } from './html.ts';
import type { Addressee, MailMessage, MessagePart } from './message.ts';

const FRAME = words('server.mail.frame', {
  hello: (name: string) => `Hello ${name},`,
  helloWithoutName: 'Hello,',
  automated: "This is an automated email; please don't reply.",
  unsubscribe: 'Stop emails like this one',
});

const FIRST_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,39}$/u;

/**
 * Renders a message as HTML and as plain text: greeting, parts, and a note that no one reads the replies.
 * @param unsubscribeUrl address that stops mail of this kind
 */
export function renderMessage(
  { name, language }: Addressee,
  subject: string,
  parts: readonly MessagePart[],
  unsubscribeUrl?: string,
): MailMessage {
  const texts = FRAME(language);
  const all: MessagePart[] = [
    { paragraph: greet(name, texts) },
    ...parts,
    { small: texts.automated },
    ...(unsubscribeUrl === undefined ? [] : [{ small: texts.unsubscribe, link: unsubscribeUrl }]),
  ];
  const text = `${all.map(plainText).join('\n\n')}\n`;
  return { subject, html: renderHtml(subject, all, language), text, unsubscribeUrl };
}

/**
 * Greets by the first name if it looks like one. A sign-up may use the address of someone else, and mail programs turn text
 * that looks like an address into a link.
 */
function greet(name: string, texts: ReturnType<typeof FRAME>): string {
  const [first = ''] = toSingleLine(name).split(' ');
  return FIRST_NAME.test(first) ? texts.hello(first) : texts.helloWithoutName;
}

function plainText(part: MessagePart): string {
  if ('paragraph' in part) return part.paragraph;
  if ('small' in part) return 'link' in part ? `${part.small}:\n${part.link}` : part.small;
  if ('code' in part) return `    ${part.code}`;
  return `${part.button}:\n${part.link}`;
}
