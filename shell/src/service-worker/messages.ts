import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { scope } from './scope.ts';

/** What is done about each kind of message; what it returns is the answer to a question. */
export type MessageHandlers = {
  readonly [Type in MessageToWorker['type']]?: (message: Extract<MessageToWorker, { type: Type }>) => unknown;
};

/** From now on does what pages say. Messages that nobody handles come from pages of another version. */
export function handleMessages(handlers: MessageHandlers): void {
  scope.addEventListener('message', (event) => {
    const message = event.data as MessageToWorker;
    const handle = handlers[message.type] as ((message: MessageToWorker) => unknown) | undefined;
    if (handle) event.waitUntil(answer(event, handle, message));
  });
}

async function answer(
  { ports: [port] }: ExtendableMessageEvent,
  handle: (message: MessageToWorker) => unknown,
  message: MessageToWorker,
): Promise<void> {
  const answered = await handle(message);
  port?.postMessage(answered);
}
