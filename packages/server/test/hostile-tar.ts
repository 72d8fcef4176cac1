/** A file, a folder or a link in an archive, as any program could write it. */
export interface TarEntry {
  name: string;
  content?: string | Buffer;
  /** '0' is a file, '1' a hard link, '2' a symbolic link, '3' a device, '5' a folder. */
  type?: '0' | '1' | '2' | '3' | '5';
  linkTo?: string;
  /** Bytes that it says it has. */
  size?: number;
}

const BLOCK = 512;

/** An archive by the letter of ustar, whatever it means. */
export function tarOf(entries: readonly TarEntry[]): Buffer {
  const blocks = entries.flatMap((entry) => {
    const content = Buffer.from(entry.content ?? '');
    return [headerOf(entry, content.length), content, Buffer.alloc(-content.length & (BLOCK - 1))];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

function headerOf({ name, type = '0', linkTo = '', size }: TarEntry, length: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, 100);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${(size ?? length).toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write(type, 156);
  header.write(linkTo, 157, 100);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
