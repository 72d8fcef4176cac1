import { useState } from 'react';
import type { useDraft, Waiting } from '@naija/runtime';
import type { OwnRecord } from '../../agent/agent-api.ts';
import { useProfileWaiting } from '../../waiting/use-profile-waiting.ts';
import { begin, beginResolved, beginWithPhoto, type Begun } from './begin.ts';
import { isEdited, type EditValues } from './edit-values.ts';
import { groundNow } from './ground.ts';
import { typedBefore } from './restored.ts';
import { useKeepEdit } from './use-keep-edit.ts';

export interface EditOf {
  readonly record: OwnRecord;
  readonly draft: ReturnType<typeof useDraft>;
}

/** A form as it was begun; each beginning has another `count`. */
interface Round {
  readonly begun: Begun;
  readonly count: number;
  /** What there was to begin with. */
  readonly from: string;
}

/**
 * One edit after the other, each begun with what there is: the record, what waits, a draft. While nothing is typed the
 * form follows what happens to those.
 */
export function useEdit({ record, draft }: EditOf) {
  const waiting = useProfileWaiting(record.data.id);
  const from = nameOf(record, waiting);
  const [round, setRound] = useState<Round>(() => {
    const typed = typedBefore(draft.restored, record);
    return { begun: begin(record, waiting, typed), count: 0, from };
  });
  const { begun } = round;
  const { values, edited, setEdited, keep } = useKeepEdit(begun, draft);
  const next = (now: Begun) => {
    setEdited(isEdited(now.values, now.start));
    setRound(({ count }) => ({ begun: now, count: count + 1, from }));
  };
  if (!edited && from !== round.from) next(begin(record, waiting));

  const typed = () => ({ ...begun, values: values.current });
  const stuck = edited && !begun.replaces.includes(waiting[0]?.key ?? '');
  return {
    ...{ ...round, edited, keep },
    /** What cannot be sent, and came while something else was being typed. */
    arrived: stuck ? waiting[0]?.problem : undefined,
    /** On what the edit stands by now. */
    ground: () => groundNow(typed(), record, waiting),
    anew: () => {
      next(begin(record, waiting));
    },
    /** Goes on with what cannot be sent, and with what was typed meanwhile. */
    takeUp: () => {
      next(begin(record, waiting, typed()));
    },
    /** Puts a photo into the form, beside what was typed. */
    takePhoto: (photo: File) => {
      next(beginWithPhoto(record, waiting, typed(), photo));
    },
    resolve: (theirs: OwnRecord, chosen: EditValues) => {
      next(beginResolved(begun, theirs, chosen));
    },
    /** What is submitted next is made on top of one that only this page holds. */
    standOn: (key: string) => {
      setRound((held) => ({ ...held, begun: { ...held.begun, on: key } }));
    },
  };
}

function nameOf({ etag }: OwnRecord, waiting: readonly Waiting[]): string {
  return [etag, ...waiting.flatMap(({ key, problem }) => [key, problem?.kind])].join(' ');
}
