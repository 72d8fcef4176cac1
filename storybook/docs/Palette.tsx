import { theme, tokens } from '@naija/ui';

const palettes = { Light: theme.light, Dark: theme.dark };
const roles = Object.keys(theme.light) as theme.ColorRole[];
const checkedPairs = [
  ...theme.readable.map((pair) => ({ pair, needed: 4.5 })),
  ...theme.visible.map((pair) => ({ pair, needed: 3 })),
];

/** The colours of both themes, each with its least contrast to a background it is used on. */
export function Palette() {
  return Object.entries(palettes).map(([name, palette]) => (
    <section key={name} aria-label={`${name} theme`}>
      <h3>{name}</h3>
      <ul style={{ ...grid, padding: tokens.space.md, background: palette.paper }}>
        {roles.map((role) => (
          <Swatch key={role} role={role} palette={palette} />
        ))}
      </ul>
    </section>
  ));
}

interface SwatchProps {
  readonly role: theme.ColorRole;
  readonly palette: Readonly<Record<theme.ColorRole, string>>;
}

function Swatch({ role, palette }: SwatchProps) {
  const worst = leastContrast(role, palette);
  return (
    <li style={{ ...card, background: palette.surface, borderColor: palette.line, color: palette.ink }}>
      <div
        style={{ height: '3.5rem', background: palette[role], borderBottom: `1px solid ${palette.line}` }}
      />
      <div style={{ padding: tokens.space.xs, color: palette.ink }}>
        <strong>{role}</strong>
        <div style={small}>{palette[role]}</div>
        {worst && (
          <div style={small}>
            {worst.ratio.toFixed(1)}:1 on {worst.background}, needs {worst.needed}
          </div>
        )}
      </div>
    </li>
  );
}

function leastContrast(role: theme.ColorRole, palette: SwatchProps['palette']) {
  return checkedPairs
    .filter(({ pair: [foreground] }) => foreground === role)
    .map(({ pair: [, background], needed }) => ({
      background,
      needed,
      ratio: theme.contrast(palette[role], palette[background]),
    }))
    .sort((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0];
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: tokens.space.sm,
  margin: 0,
  borderRadius: tokens.radius.medium,
  fontFamily: theme.fontFamily,
  listStyle: 'none',
};
const card = {
  margin: 0,
  overflow: 'hidden',
  border: '1px solid',
  borderRadius: tokens.radius.small,
  fontSize: tokens.text.small,
};
const small = { fontSize: '0.8125rem' };
