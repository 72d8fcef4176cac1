import { REGISTRY_MAX_BYTES } from '@naija/contracts/remote/release-limits';
import { REGISTRY_PATH } from '@naija/contracts/remote/registry';

const FETCH_TIMEOUT_MS = 30_000;

/** The server's registry, unchecked. @throws Error when it does not arrive whole and in time */
export async function fetchRegistry(): Promise<unknown> {
  const response = await fetch(REGISTRY_PATH, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
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
    if (size > REGISTRY_MAX_BYTES) {
      await reader?.cancel();
      throw new Error(`${REGISTRY_PATH} is larger than ${String(REGISTRY_MAX_BYTES)} bytes`);
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
