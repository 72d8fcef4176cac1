import styled from 'styled-components';
import { Blank, tokens, VisuallyHidden } from '@naija/ui';

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
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
      <VisuallyHidden role="status">Loading the comment form</VisuallyHidden>
      <Fields aria-hidden="true">
        <div>
          <Blank>Your name</Blank>
        </div>
        <Line />
        <div>
          <Blank>Comment</Blank>
        </div>
        <Lines />
      </Fields>
    </>
  );
}
