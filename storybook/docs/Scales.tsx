import { useState } from 'react';
import { Button, theme, tokens } from '@naija/ui';
import { Scale } from './Scale.tsx';

export function TypeScale() {
  return (
    <Scale
      values={theme.text}
      show={(key) => (
        <span style={{ fontSize: tokens.text[key], lineHeight: 1.2 }}>Ọlá Ṣadé, ₦50,000, Ƙofar Ɗan Ɓaba</span>
      )}
    />
  );
}

export function Spacing() {
  return (
    <Scale
      values={theme.space}
      show={(key) => <div style={{ ...block, width: tokens.space[key], height: '1rem' }} />}
    />
  );
}

export function Radii() {
  return (
    <Scale
      values={theme.radius}
      show={(key) => (
        <div style={{ ...block, width: '6rem', height: '3rem', borderRadius: tokens.radius[key] }} />
      )}
    />
  );
}

export function Shadows() {
  return <Scale values={theme.shadow} show={(key) => <div style={raised(tokens.shadow[key])} />} />;
}

export function Sizes() {
  return (
    <Scale
      values={theme.size}
      show={(key) => <div style={{ ...block, width: tokens.size[key], height: tokens.size[key] }} />}
    />
  );
}

/** Press the button to see them move. */
export function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Scale values={theme.motion} show={(key) => <div style={sliding(tokens.motion[key], moved)} />} />
      <p>
        <Button
          $variant="secondary"
          onClick={() => {
            setMoved(!moved);
          }}
        >
          Move
        </Button>
      </p>
    </>
  );
}

function raised(boxShadow: string) {
  return { ...block, width: '6rem', height: '3rem', background: tokens.color.surface, boxShadow };
}

function sliding(time: string, moved: boolean) {
  return {
    ...block,
    width: '2rem',
    height: '2rem',
    transition: `transform ${time}`,
    transform: moved ? 'translateX(6rem)' : 'none',
  };
}

const block = { background: tokens.color.brand, borderRadius: tokens.radius.small };
