import { Camera, ImagePlus } from 'lucide-react';
import { LIMITS } from '@naija/contracts/domain/limits';
import { Banner, CameraInput, PhotoInput } from '@naija/ui';
import { WORK_MESSAGES } from './messages.ts';
import { useAddPhotos } from './use-add-photos.ts';
import { Muted, Problems, Row } from './work-layout.ts';

interface AddPhotosProps {
  readonly agentId: string;
  /** Number of photos in the gallery. */
  readonly count: number;
  /** False while the photos on the server are unknown. */
  readonly isComplete: boolean;
}

/** Buttons that add photos, several at once, with the state of the added ones. */
export function AddPhotos({ agentId, count, isComplete }: AddPhotosProps) {
  const { preparing, leftOut, problems, add } = useAddPhotos(agentId, count);
  const isFull = count + preparing >= LIMITS.workPhotosMax;
  return (
    <>
      <Row>
        <PhotoInput multiple aria-label={WORK_MESSAGES.add} disabled={isFull} onFiles={add}>
          <ImagePlus aria-hidden="true" size="1.25rem" />
          {WORK_MESSAGES.add}
        </PhotoInput>
        <CameraInput capture="environment" aria-label={WORK_MESSAGES.camera} disabled={isFull} onFiles={add}>
          <Camera aria-hidden="true" size="1.25rem" />
          {WORK_MESSAGES.camera}
        </CameraInput>
      </Row>
      <Muted role="status">
        {preparing > 0
          ? WORK_MESSAGES.preparing(preparing)
          : isFull
            ? WORK_MESSAGES.full
            : isComplete
              ? WORK_MESSAGES.count(count)
              : count > 0 && WORK_MESSAGES.waiting(count)}
      </Muted>
      {(leftOut > 0 || problems.length > 0) && (
        <Banner
          kind="warning"
          action={
            problems.length > 0 && (
              <PhotoInput multiple aria-label={WORK_MESSAGES.chooseAnother} disabled={isFull} onFiles={add}>
                {WORK_MESSAGES.chooseAnother}
              </PhotoInput>
            )
          }
        >
          <Problems>
            {leftOut > 0 && <li>{WORK_MESSAGES.leftOut(leftOut)}</li>}
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Problems>
        </Banner>
      )}
    </>
  );
}
