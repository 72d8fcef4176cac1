import { sniffFormat } from '@naija/contracts/domain/image-format';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';

/** Resolves to the reason why the server would refuse a file that this browser cannot decode; to undefined for a photo. Never rejects. */
export async function unreadablePhoto(file: File): Promise<string | undefined> {
  if (!('createImageBitmap' in globalThis) || (await canDecode(file))) return undefined;
  switch (sniffFormat(await firstBytes(file))) {
    // Some browsers cannot decode it, but the server can.
    case 'avif':
      return undefined;
    case 'heic':
      return FIELD_MESSAGES.imageHeic;
    case 'supported':
      return FIELD_MESSAGES.imageUnreadable;
    case 'unsupported':
      return FIELD_MESSAGES.imageFormat;
    case 'not-an-image':
      return FIELD_MESSAGES.imageType;
  }
}

async function canDecode(file: File): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}

async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 64).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
