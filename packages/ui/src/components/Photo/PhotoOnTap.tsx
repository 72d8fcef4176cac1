import styled from 'styled-components';
import { Image } from 'lucide-react';
import { tokens } from '../../foundations/theme/tokens.ts';
import { Initials } from './Initials.tsx';
import { words } from '@naija/runtime';

export const PHOTO_TEXTS = words('ui.photo', {
  of: (name: string) => `Photo of ${name}`,
  show: 'Show photo',
  showOf: (name: string) => `Show photo of ${name}`,
});

/** Container width from which the label fits. */
const LABEL_MIN_WIDTH = '8rem';

// Above the CoverLink of a card, but transparent to the pointer except for the button.
const Wrapper = styled.div`
  position: relative;
  z-index: 1;
  container-type: inline-size;
  pointer-events: none;
`;

const Show = styled.button`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${tokens.space.xxs};
  min-height: ${tokens.size.touch};
  padding: ${tokens.space.xxs};
  background: transparent;
  border: 1px solid transparent;
  color: ${tokens.color.brand};
  font-size: ${tokens.text.small};
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  pointer-events: auto;

  > span {
    display: none;
  }

  @container (width >= ${LABEL_MIN_WIDTH}) {
    inset: auto ${tokens.space.xs} ${tokens.space.xs};
    align-items: center;
    background: ${tokens.color.surface};
    border-color: ${tokens.color.edge};
    border-radius: ${tokens.radius.medium};

    > span {
      display: inline;
    }
  }
`;

/** Placeholder that loads the photo on request, for visitors who save data. */
export function PhotoOnTap({ name, onShow }: { readonly name: string; readonly onShow: () => void }) {
  return (
    <Wrapper>
      <Initials name={name} alt="" />
      <Show type="button" aria-label={PHOTO_TEXTS.showOf(name)} onClick={onShow}>
        <Image size="1.25em" aria-hidden="true" />
        <span>{PHOTO_TEXTS.show}</span>
      </Show>
    </Wrapper>
  );
}
