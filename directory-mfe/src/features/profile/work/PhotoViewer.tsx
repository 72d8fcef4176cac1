import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { WorkPhoto } from '@naija/contracts/http/work-photos';
import { IconButton } from '@naija/ui';
import { WORK_MESSAGES } from './messages.ts';
import { Bar, Box, Slide, Steps, Strip } from './viewer-layout.ts';
import { WholePhoto } from './WholePhoto.tsx';

interface PhotoViewerProps {
  readonly name: string;
  readonly photos: readonly WorkPhoto[];
  /** Index of the photo that is shown first. */
  readonly first: number;
  readonly onClose: () => void;
}

/** Number of photos that each key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Time without scrolling after which the position counts as settled. Not every browser has `scrollend`. */
const SETTLED_AFTER_MS = 120;

/** One photo fills the screen. Swipes, arrow keys and buttons lead to the others, which are loaded on demand. */
export function PhotoViewer({ name, photos, first, onClose }: PhotoViewerProps) {
  const box = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([first]));
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = photos.length - 1;

  // A layout effect closes the dialog before it is removed, so that the focus returns to the link.
  useLayoutEffect(() => {
    const dialog = box.current;
    const photosInRow = strip.current;
    if (!dialog || !photosInRow) return;
    dialog.showModal();
    photosInRow.scrollTo({ left: first * photosInRow.clientWidth, behavior: 'instant' });
    return () => {
      dialog.close();
    };
  }, [first]);

  useEffect(
    () => () => {
      clearTimeout(settling.current);
    },
    [],
  );

  const load = (...indexes: readonly number[]) => {
    setSeen((others) =>
      indexes.every((index) => others.has(index)) ? others : new Set([...others, ...indexes]),
    );
  };
  const go = (by: number) => {
    const index = Math.min(last, Math.max(0, current + by));
    load(index);
    setCurrent(index);
    // Smooth scrolling would load the photos in between.
    const behavior = Math.abs(index - current) > 1 ? 'instant' : 'auto';
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior });
  };
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) => {
    const position = Math.min(last, Math.max(0, scrollLeft / clientWidth));
    load(Math.floor(position), Math.ceil(position));
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      setCurrent(Math.round(position));
    }, SETTLED_AFTER_MS);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    // Otherwise the browser scrolls as well.
    event.preventDefault();
    go(step);
  };
  return (
    <Box
      ref={box}
      aria-label={WORK_MESSAGES.of(name)}
      onKeyDown={onKeyDown}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <Bar>
        <p role="status">{WORK_MESSAGES.position(current + 1, photos.length)}</p>
        <IconButton label={WORK_MESSAGES.close} onClick={onClose}>
          <X size="1.4em" aria-hidden="true" />
        </IconButton>
      </Bar>
      <Strip ref={strip} tabIndex={-1} onScroll={onScroll}>
        {photos.map((photo, index) => (
          <Slide key={photo.id} aria-hidden={index !== current}>
            {seen.has(index) ? (
              <WholePhoto photo={photo} alt={WORK_MESSAGES.alt(name, index + 1, photos.length)} />
            ) : (
              <span />
            )}
            {photo.caption !== null && <p dir="auto">{photo.caption}</p>}
          </Slide>
        ))}
      </Strip>
      <Steps>
        <IconButton
          label={WORK_MESSAGES.previous}
          aria-disabled={current === 0}
          onClick={() => {
            go(-1);
          }}
        >
          <ChevronLeft size="1.6em" aria-hidden="true" />
        </IconButton>
        <IconButton
          label={WORK_MESSAGES.next}
          aria-disabled={current === last}
          onClick={() => {
            go(1);
          }}
        >
          <ChevronRight size="1.6em" aria-hidden="true" />
        </IconButton>
      </Steps>
    </Box>
  );
}
