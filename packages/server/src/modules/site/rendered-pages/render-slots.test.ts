import { expect, it } from 'vitest';
import { createRenderSlots } from './render-slots.ts';

const never = () => new Promise<string>(() => undefined);

it.each([true, false])(
  'pages of one remote leave room for those of another, unusual or not: %s',
  (isUnusual) => {
    const inSlot = createRenderSlots<string>();
    const start = (remote: string, index: number) =>
      inSlot({ id: `${remote} ${String(index)}`, remote, isUnusual }, never) !== undefined;
    const started = Array.from({ length: 50 }, (_, index) => start('busy', index)).filter(Boolean).length;
    expect([started < 50, start('other', 1)]).toEqual([true, true]);
  },
);
