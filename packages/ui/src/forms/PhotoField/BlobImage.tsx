import { useCallback } from 'react';
import styled from 'styled-components';

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** An image from a Blob. Its object URL is revoked when it unmounts. */
export function BlobImage({ blob, alt }: { readonly blob: Blob; readonly alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [blob],
  );
  return <Image ref={show} alt={alt} />;
}
