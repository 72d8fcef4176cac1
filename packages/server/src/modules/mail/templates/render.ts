import { toSingleLine } from '../../../platform/http/escaping.ts';
import { words } from '../../../platform/translations/words.ts';
import { renderHtml } from './html.ts';
import type { Addressee, MailMessage, MessagePart } from './message.ts';

const FRAME = words('server.mail.frame', {
  hello: (name: string) => `Hello ${name},`,
  helloWithoutName: 'Hello,',
  automated: "This is an automated email; please don't reply.",
  unsubscribe: 'Stop emails like this one',
});

interface MessageContent extends Addressee {
  subject: string;
  parts: readonly MessagePart[];
  /** Of mail that can be switched off. */
  unsubscribeUrl?: string | undefined;
}

const FIRST_NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,39}$/u;

/** Renders the HTML and plain text bodies of the same content. */
export function renderMessage(content: MessageContent): MailMessage {
  const { subject, language, parts, unsubscribeUrl } = content;
  const texts = FRAME(language);
  const all: MessagePart[] = [
    { paragraph: greet(content.name, texts) },
    ...parts,
    { small: texts.automated },
    ...(unsubscribeUrl === undefined ? [] : [{ small: texts.unsubscribe, link: unsubscribeUrl }]),
  ];
  const text = `${all.map(plainText).join('\n\n')}\n`;
  return { subject, html: renderHtml(subject, all, language), text, unsubscribeUrl };
}

/**
 * Greets by the first name if it looks like one: whoever signs up with somebody else's address chooses the name, and mail
 * programs turn into a link whatever looks like one.
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
