import fc from 'fast-check';

/** @typedef {import('./sample.mjs').Sample} Sample */
/** @typedef {import('./sample.mjs').Json} Json */

/**
 * A change of a request: which of its parts, counted around, and what is put there.
 * @typedef {{ place: number, value: Json }} Change
 */

/** Values that have broken servers before: empty, huge, nested, of another type, or with a meaning in a later step. */
const KNOWN = /** @type {Json[]} */ ([
  ...['', ' ', '\0', '%00', '\ud800', '\u202e\u0301', '👩‍👩‍👧‍👦'.repeat(50), 'a'.repeat(70_000), '٣٤', 'İ'],
  ...["'", "' OR 1=1--", '"; DROP TABLE agents;--', '$$;select pg_sleep(9)', '%', '_', '\\', '1e400', 'NaN'],
  ...[
    '../../../etc/passwd',
    '..%2f..%2f',
    '/',
    '?',
    '#',
    '//evil.example/',
    'http://127.0.0.1:22/',
    'file:///etc/passwd',
  ],
  ...['<script>alert(1)</script>', '{{7*7}}', '${7*7}', '\r\nSet-Cookie: a=b', '$(id)', '(a+)+$', 'a@b'],
  ...['__proto__', 'constructor', '[object Object]', '00000000-0000-0000-0000-000000000000'],
  ...[0, -0, -1, 0.1, 2 ** 31, 2 ** 53, 2 ** 63, 1e308, -1e308, 5e-324, null, true, false, [], {}],
  ...[
    { __proto__: null, constructor: { prototype: {} } },
    nested(500),
    Array.from({ length: 5_000 }, () => 0),
  ],
]);

/** @type {fc.Arbitrary<Json>} */
const hostileValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...KNOWN) },
  fc.string({ unit: 'binary' }),
  fc.double().map((value) => (Number.isFinite(value) ? value : String(value))),
  /** @type {fc.Arbitrary<Json>} */ (fc.jsonValue()),
);

/** Which allowed request, and what of it is changed; without changes in one of six. */
export const hostileRequest = fc.record({
  seed: fc.nat(10_000),
  changes: fc.array(fc.record({ place: fc.nat(1_000), value: hostileValue }), { maxLength: 5, size: 'max' }),
});

/** @param {Sample} sample @param {readonly Change[]} changes @returns {Sample} */
export function changed(sample, changes) {
  const copy = structuredClone(sample);
  for (const { place, value } of changes) {
    const places = placesOf(copy);
    // Later changes may be inside of this one, and values are used again.
    places[place % places.length]?.(structuredClone(value));
  }
  return copy;
}

/**
 * Setters of every parameter, of every value inside the body, of the body itself and its type.
 * @param {Sample} sample @returns {((value: Json) => void)[]}
 */
function placesOf(sample) {
  const { body } = sample;
  return [
    ...[sample.path, sample.query, sample.header].flatMap((values) => settersIn(values)),
    ...(typeof body === 'object' && body !== null ? settersIn(body) : []),
    (value) => {
      sample.body = value;
    },
    (value) => {
      sample.type = typeof value === 'string' ? value : 'application/json';
    },
  ];
}

/** @param {{ [name: string]: Json } | Json[]} container @returns {((value: Json) => void)[]} */
function settersIn(container) {
  return Object.entries(container).flatMap(([key, inner]) => [
    (/** @type {Json} */ value) => {
      Object.assign(container, { [key]: value });
    },
    ...(typeof inner === 'object' && inner !== null ? settersIn(inner) : []),
  ]);
}

/** @param {number} depth @returns {Json} */
function nested(depth) {
  return depth === 0 ? [] : [nested(depth - 1)];
}
