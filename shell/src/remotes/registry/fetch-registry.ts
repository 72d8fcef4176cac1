import { REGISTRY_PATH } from '@naija/contracts/remote/registry';

/** How long the registry may take where nothing else is at hand, in milliseconds. */
const PATIENCE = 30_000;
/** Bytes; three remotes with four releases each take about 60 kB. */
const LARGEST = 1_000_000;

/**
 * The registry as the server has it now, not yet checked.
 * @throws Error when it does not arrive whole and in time
 */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch(REGISTRY_PATH, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`${REGISTRY_PATH} answered ${String(response.status)}`);
  return JSON.parse(await limitedText(response));
}

async function limitedText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length;
    if (size > LARGEST) {
      await reader?.cancel();
      throw new Error(`${REGISTRY_PATH} is larger than ${String(LARGEST)} bytes`);
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
