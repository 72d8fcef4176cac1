import { useRef, useState } from 'react';
import { imageProblem } from '@naija/contracts/domain/image';
import { LIMITS } from '@naija/contracts/domain/limits';
import { FIELD_MESSAGES } from '@naija/contracts/domain/messages';
import { translateText } from '@naija/runtime';
import { unreadablePhoto } from '@naija/ui';
import { prepareWholePhoto } from '../../photo/prepare-photo.ts';
import { addPhoto } from './change-gallery.ts';
import { WORK_MESSAGES } from './messages.ts';

/** Shrinks photos, one after another, and stores them in the outbox. @param count number of photos in the gallery */
export function useAddPhotos(agentId: string, count: number) {
  const queue = useRef(Promise.resolve());
  const [preparing, setPreparing] = useState(0);
  const [leftOut, setLeftOut] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Resolves to true if the photo was added. */
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

/** Stores a shrunk photo in the outbox. Resolves to undefined, or to the reason why the photo cannot be used. */
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
