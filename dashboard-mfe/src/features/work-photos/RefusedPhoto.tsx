import { useState } from 'react';
import { cancelIntent, translateText, type PendingIntent } from '@naija/runtime';
import { Banner, Button, PhotoInput } from '@naija/ui';
import { WORK_MESSAGES } from './messages.ts';
import { storePhoto } from './use-add-photos.ts';
import { Row } from './work-layout.ts';

interface RefusedPhotoProps {
  readonly agentId: string;
  readonly intent: PendingIntent;
  readonly changes: readonly PendingIntent[];
}

/** Banner for a photo that the server cannot read. The agent can choose another one, which gets its caption. */
export function RefusedPhoto({ agentId, intent, changes }: RefusedPhotoProps) {
  const [problem, setProblem] = useState(
    intent.problem?.kind === 'refused' ? translateText(intent.problem.message) : '',
  );
  const [name, setName] = useState(intent.photo?.name ?? '');
  const own = changes.filter(({ fields }) => fields['id'] === intent.fields['id']);

  const discard = async () => {
    for (const change of [...own].reverse()) await cancelIntent(change);
  };
  const replace = async (file: File | undefined) => {
    if (!file) return;
    const caption = own.map(({ fields }) => fields['caption']).findLast((text) => typeof text === 'string');
    const unusable = await storePhoto(agentId, file, caption ?? null);
    if (unusable === undefined) {
      await discard();
      return;
    }
    setName(file.name);
    setProblem(unusable);
  };
  return (
    <Banner
      kind="danger"
      action={
        <Row>
          <PhotoInput
            aria-label={`${WORK_MESSAGES.chooseAnother}: ${name}`}
            onFiles={([file]) => void replace(file)}
          >
            {WORK_MESSAGES.chooseAnother}
          </PhotoInput>
          <Button
            $variant="secondary"
            aria-label={`${WORK_MESSAGES.discard}: ${name}`}
            onClick={() => void discard()}
          >
            {WORK_MESSAGES.discard}
          </Button>
        </Row>
      }
    >
      {`${name}: ${problem}`}
    </Banner>
  );
}
