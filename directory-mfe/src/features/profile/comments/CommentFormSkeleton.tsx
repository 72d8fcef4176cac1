import styled from 'styled-components';
import { Blank, hiddenWithoutScript, ScriptNote, tokens, VisuallyHidden } from '@naija/ui';
import { COMMENT_MESSAGES } from '../messages.ts';

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  ${hiddenWithoutScript}
`;

const Line = styled.div`
  height: ${tokens.size.touch};
  margin-block-end: ${tokens.space.xl};
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.small};
`;

const Lines = styled(Line)`
  height: 8.5rem;
`;

export function CommentFormSkeleton() {
  return (
    <>
      <ScriptNote />
      <VisuallyHidden role="status">{COMMENT_MESSAGES.loadingForm}</VisuallyHidden>
      <Fields aria-hidden="true">
        <div>
          <Blank>{COMMENT_MESSAGES.name}</Blank>
        </div>
        <Line />
        <div>
          <Blank>{COMMENT_MESSAGES.content}</Blank>
        </div>
        <Lines />
      </Fields>
    </>
  );
}
