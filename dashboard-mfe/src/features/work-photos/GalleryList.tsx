import { useEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PendingIntent } from '@naija/runtime';
import { IconButton, VisuallyHidden } from '@naija/ui';
import { orderPhotos } from './change-gallery.ts';
import { swapped, type GalleryItem } from './gallery.ts';
import { GalleryPhoto } from './GalleryPhoto.tsx';
import { WORK_MESSAGES } from './messages.ts';
import { Items } from './work-layout.ts';

interface GalleryListProps {
  readonly agentId: string;
  readonly items: readonly GalleryItem[];
  readonly changes: readonly PendingIntent[];
}

type Direction = 'earlier' | 'later';

/** The photos in the order of the public page. */
export function GalleryList({ agentId, items, changes }: GalleryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ readonly id: string; readonly direction: Direction }>();
  const place = items.findIndex(({ id }) => id === moved?.id);
  // A moved element loses the focus, and the disabled button at an end of the list cannot have it.
  useEffect(() => {
    if (!moved || place === -1) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLButtonElement>(`[data-moves="${moved.id}"]`) ?? []),
    ];
    const isPressed = ({ dataset }: HTMLButtonElement) => dataset['direction'] === moved.direction;
    const enabled = buttons.filter(({ disabled }) => !disabled);
    (enabled.find(isPressed) ?? enabled[0])?.focus();
  }, [moved, place]);

  const move = (from: number, direction: Direction) => {
    const id = items[from]?.id;
    if (id === undefined) return;
    setMoved({ id, direction });
    void orderPhotos(agentId, swapped(items, from, from + (direction === 'later' ? 1 : -1)), changes);
  };
  const button = (index: number, direction: Direction, name: string) => (
    <IconButton
      label={`${WORK_MESSAGES[direction]}: ${name}`}
      data-moves={items[index]?.id}
      data-direction={direction}
      disabled={index === (direction === 'later' ? items.length - 1 : 0)}
      onClick={() => {
        move(index, direction);
      }}
    >
      {direction === 'later' ? (
        <ArrowDown aria-hidden="true" size="1.25rem" />
      ) : (
        <ArrowUp aria-hidden="true" size="1.25rem" />
      )}
    </IconButton>
  );
  return (
    <>
      <Items ref={list}>
        {items.map((item, index) => {
          const name = WORK_MESSAGES.item(index + 1, items.length);
          return (
            <GalleryPhoto
              key={item.id}
              agentId={agentId}
              item={item}
              name={name}
              order={
                items.length > 1 && (
                  <>
                    {button(index, 'earlier', name)}
                    {button(index, 'later', name)}
                  </>
                )
              }
            />
          );
        })}
      </Items>
      <VisuallyHidden role="status">
        {moved && place !== -1 && WORK_MESSAGES.moved(place + 1, items.length)}
      </VisuallyHidden>
    </>
  );
}
