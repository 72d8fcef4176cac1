import { useMemo } from 'react';
import styled from 'styled-components';
import { qrModules } from './qr-modules.ts';

export interface QrCodeProps {
  readonly text: string;
  /** Text alternative: what the code is for. */
  readonly label: string;
}

// Black on white in every theme and with forced colours: cameras expect it.
const Picture = styled.svg`
  width: min(100%, 14rem);
  height: auto;
  background: #fff;
  forced-color-adjust: none;
`;

/** A QR code, drawn by the browser: the text is sent nowhere. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text]);
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </Picture>
  );
}

function draw(text: string) {
  const { modules, size } = qrModules(text);
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}
