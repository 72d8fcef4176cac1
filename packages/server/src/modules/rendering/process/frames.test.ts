import { expect, it } from 'vitest';
import { createFrameReader, encodeFrame } from './frames.mjs';

function reading(maxBytes: number) {
  const messages: unknown[] = [];
  const read = createFrameReader(maxBytes, (message) => messages.push(message));
  return { messages, read };
}

it('messages are read however their bytes are cut', () => {
  const sent = [{ type: 'loaded' }, { text: 'Ọ̀yọ́ 🏠' }, [1, 2]];
  const bytes = Buffer.concat(sent.map(encodeFrame));
  for (const size of [1, 3, 7, bytes.length]) {
    const { messages, read } = reading(100);
    for (let at = 0; at < bytes.length; at += size) read(bytes.subarray(at, at + size));
    expect(messages).toEqual(sent);
  }
});

it('a message is refused by its length, before any of it has come', () => {
  const { messages, read } = reading(100);
  expect(() => {
    read(Buffer.from([0, 0, 0, 101]));
  }).toThrow('a message is too large');
  expect(messages).toEqual([]);
});

it('no chunk is kept, because a chunk of one byte takes hundreds of bytes', () => {
  const { messages, read } = reading(100);
  const chunks = Array.from(encodeFrame('sent'), (byte) => Buffer.from([byte]));
  for (const chunk of chunks) {
    read(chunk);
    chunk.fill(0);
  }
  expect(messages).toEqual(['sent']);
});
