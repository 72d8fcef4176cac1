import { useRef, useState } from 'react';
import { imageProblem } from '@naija/contracts/domain/image';
import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { unreadablePhoto } from '@naija/ui';
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

  /** Returns whether the photo takes a place. */
  const prepare = async (file: File): Promise<boolean> => {
    const problem = await storePhoto(agentId, file);
    if (problem !== undefined) setProblems((others) => [...others, `${file.name}: ${problem}`]);
    setPreparing((left) => left - 1);
    return problem === undefined;
  };
  return {
    preparing,
    leftOut,
    problems,
    add: (files: readonly File[]) => {
      let room = Math.max(0, LIMITS.workPhotosMax - count - preparing);
      setLeftOut(0);
      setProblems([]);
      setPreparing((others) => others + files.length);
      for (const file of files)
        queue.current = queue.current.then(async () => {
          if (room > 0) {
            if (await prepare(file)) room -= 1;
            return;
          }
          setPreparing((left) => left - 1);
          setLeftOut((others) => others + 1);
        });
    },
  };
}

/** Stores a photo, small, in the outbox. Resolves to why it cannot be used; undefined once it is stored. */
export async function storePhoto(
  agentId: string,
  file: File,
  caption: string | null = null,
): Promise<string | undefined> {
  if (!file.type.startsWith(LIMITS.imageTypePrefix)) return translateText(FIELD_MESSAGES.imageType);
  const unreadable = await unreadablePhoto(file);
  if (unreadable !== undefined) return translateText(unreadable);
  const photo = await prepareWholePhoto(file);
  const problem = imageProblem(photo);
  if (problem !== undefined) return translateText(problem);
  return addPhoto(agentId, photo, caption).then(
    () => undefined,
    () => WORK_MESSAGES.notStored,
  );
}
