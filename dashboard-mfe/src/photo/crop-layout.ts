import styled from 'styled-components';
import { tokens } from '@naija/ui';

/** The rules of react-easy-crop for a square frame. Our Content-Security-Policy refuses the style element that it would add. */
export const CropBox = styled.div`
  position: relative;
  justify-self: center;
  width: min(100%, 20rem);
  aspect-ratio: 1;
  overflow: hidden;
  background: ${tokens.color.sunken};
  border-radius: ${tokens.radius.medium};

  .reactEasyCrop_Container {
    position: absolute;
    inset: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    overflow: hidden;
    cursor: move;
    user-select: none;
    touch-action: none;
  }

  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }

  .reactEasyCrop_Cover_Horizontal {
    width: 100%;
    height: auto;
  }

  .reactEasyCrop_Cover_Vertical {
    width: auto;
    height: 100%;
  }

  .reactEasyCrop_CropArea {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    border-radius: ${tokens.radius.medium};
    transform: translate(-50%, -50%);

    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

/** Sliders for agents who cannot drag. */
export const Exact = styled.details`
  > summary {
    line-height: ${tokens.size.touch};
    color: ${tokens.color.muted};
    cursor: pointer;
  }
`;
