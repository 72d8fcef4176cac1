import { tokens } from '@naija/ui';
import type { ReactNode, SVGProps } from 'react';

const { color } = tokens;

/** Drawing of a part of a screen, 208 by 88. */
function Screen({ children }: { readonly children: ReactNode }) {
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

function Here({ x, y }: { readonly x: number; readonly y: number }) {
  return <circle cx={x} cy={y} r="19" fill={color.brandSoft} stroke={color.brand} strokeWidth="3" />;
}

function Line({ x, y, length }: { readonly x: number; readonly y: number; readonly length: number }) {
  return (
    <path
      d={`M${String(x)} ${String(y)}h${String(length)}`}
      stroke={color.edge}
      strokeWidth="5"
      opacity=".45"
    />
  );
}

function Chosen(place: Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height' | 'rx'>) {
  return <rect {...place} fill={color.brandSoft} stroke={color.brand} strokeWidth="3" />;
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: string;
}

function Label({ x, y, size, children }: LabelProps) {
  return (
    <text x={x} y={y} fontSize={size} fontWeight="600" fill={color.brand}>
      {children}
    </text>
  );
}

export function ShareInBar() {
  return (
    <Screen>
      <Line x={24} y={14} length={130} />
      <path d="M0 36h208" stroke={color.line} />
      <path d="M30 54l-8 8 8 8M58 54l8 8-8 8" stroke={color.edge} />
      <Here x={104} y={62} />
      <path d="M104 68V50M98 55l6-6 6 6M97 60h-3v13h20V60h-3" stroke={color.brand} />
      <path d="M140 56v13h5l3 2 3-2h5V56h-5l-3 2-3-2z" stroke={color.edge} />
      <path d="M176 59h10v10h-10zM180 55h10v10" stroke={color.edge} />
    </Screen>
  );
}

export function AddInList() {
  return (
    <Screen>
      <Line x={24} y={15} length={84} />
      <Chosen x={10} y={27} width={188} height={34} rx={9} />
      <Label x={24} y={48.5} size={13}>
        Add to Home Screen
      </Label>
      <path d="M170 35h18v18h-18zM179 40v8M175 44h8" stroke={color.brand} />
      <Line x={24} y={75} length={108} />
    </Screen>
  );
}

export function AddInCorner() {
  return (
    <Screen>
      <Line x={20} y={25} length={44} />
      <Chosen x={146} y={9} width={52} height={32} rx={16} />
      <Label x={160} y={30} size={14}>
        Add
      </Label>
      <path d="M0 50h208" stroke={color.line} />
      <rect x="20" y="58" width="22" height="22" rx="6" fill={color.brand} />
      <Line x={54} y={69} length={96} />
    </Screen>
  );
}

export function DotsInCorner() {
  return (
    <Screen>
      <path d="M20 24l12 12M32 24L20 36" stroke={color.edge} />
      <Line x={52} y={30} length={92} />
      <Here x={180} y={30} />
      <path d="M172 30h.01M180 30h.01M188 30h.01" stroke={color.brand} strokeWidth="5" />
      <path d="M0 60h208" stroke={color.line} />
      <Line x={20} y={74} length={140} />
    </Screen>
  );
}

export function OpenInList() {
  return (
    <Screen>
      <Line x={24} y={15} length={84} />
      <Chosen x={10} y={27} width={188} height={34} rx={9} />
      <Label x={24} y={48.5} size={13}>
        Open in browser
      </Label>
      <path d="M176 37h-7v16h16v-7M178 35h9v9M186 36l-9 9" stroke={color.brand} />
      <Line x={24} y={75} length={108} />
    </Screen>
  );
}
