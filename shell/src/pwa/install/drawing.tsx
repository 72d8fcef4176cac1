import type { ReactNode, SVGProps } from 'react';
import { tokens } from '@naija/ui';

const { color } = tokens;

/** Drawing of a part of a screen, 208 by 88. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 208 88"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function Here({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r="19" fill={color.brandSoft} stroke={color.brand} strokeWidth="3" />;
}

export function Line({ x, y, length }: { readonly x: number; readonly y: number; readonly length: number }) {
  return (
    <path
      d={`M${String(x)} ${String(y)}h${String(length)}`}
      stroke={color.edge}
      strokeWidth="5"
      opacity=".45"
    />
  );
}

export function Chosen(place: Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height' | 'rx'>) {
  return <rect {...place} fill={color.brandSoft} stroke={color.brand} strokeWidth="3" />;
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

export function Label({ x, y, size, children }: LabelProps) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight="600" fill={color.brand}>
      {children}
    </text>
  );
}
