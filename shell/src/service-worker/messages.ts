import type { MessageToWorker } from '@naija/contracts/pwa/worker-messages';
import { scope } from './scope.ts';

/** A handler for each message type. Its result is posted back if the sender passed a port. */
type MessageHandlers = {
  readonly [Type in MessageToWorker['type']]?: (
    message: Extract<MessageToWorker, { type: Type }>,
    event: ExtendableMessageEvent,
  ) => unknown;
};

/** Handles messages of pages. Ignores unknown types, which pages of another version may post. */
export function handleMessages(handlers: MessageHandlers): void {
  scope.addEventListener('message', (event) => {
    const message = event.data as MessageToWorker;
    const handle = handlers[message.type] as Handler | undefined;
    if (handle) event.waitUntil(reply(event, handle, message));
  });
}

type Handler = (message: MessageToWorker, event: ExtendableMessageEvent) => unknown;

async function reply(
  event: ExtendableMessageEvent,
  handle: Handler,
  message: MessageToWorker,
): Promise<void> {
  const result = await handle(message, event);
  event.ports[0]?.postMessage(result);
}
