import { useRef, useState } from 'react';
import { imageProblem } from '@naija/contracts/domain/image';
import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { prepareWholePhoto } from '../../photo/prepare-photo.ts';
import { addPhoto } from './change-gallery.ts';
import { WORK_MESSAGES } from './messages.ts';

/**
 * Makes photos small, one after another, and gives them to the outbox.
 * @param count of photos that are there
 */
export function useAddPhotos(agentId: string, count: number) {
  const queue = useRef(Promise.resolve());
  const [preparing, setPreparing] = useState(0);
  const [leftOut, setLeftOut] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const prepare = async (file: File) => {
    const problem = await store(agentId, file);
    if (problem !== undefined) setProblems((others) => [...others, `${file.name}: ${problem}`]);
    setPreparing((left) => left - 1);
  };
  return {
    preparing,
    leftOut,
    problems,
    add: (files: readonly File[]) => {
      const room = Math.max(0, LIMITS.workPhotosMax - count - preparing);
      const taken = files.slice(0, room);
      setLeftOut(files.length - taken.length);
      setProblems([]);
      setPreparing((others) => others + taken.length);
      for (const file of taken) queue.current = queue.current.then(() => prepare(file));
    },
  };
}

/** Undefined once it is stored; else why it is not. */
async function store(agentId: string, file: File): Promise<string | undefined> {
  if (!file.type.startsWith(LIMITS.imageTypePrefix)) return translateText(FIELD_MESSAGES.imageType);
  const photo = await prepareWholePhoto(file);
  const problem = imageProblem(photo);
  if (problem !== undefined) return problem;
  return addPhoto(agentId, photo).then(
    () => undefined,
    () => WORK_MESSAGES.notStored,
  );
}
