import type { ApiCalls } from '@naija/contracts/http/answer-fields';

interface JsonSchema {
  type?: string | string[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
}

type Operation = {
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
};
export type OpenApiPaths = Record<string, Record<string, Operation>>;

/**
 * Calls under a prefix with the fields of their successful answers in JSON, as an OpenAPI document describes them; not those
 * that take a publish key, which no page makes.
 */
export function callsIn(paths: OpenApiPaths, prefix: string): ApiCalls {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(
      ([method, { security, responses }]): [string, Record<string, string>][] => {
        if (security?.some((scheme) => 'publishKey' in scheme)) return [];
        const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
        const schema = success?.[1].content?.['application/json']?.schema;
        const fields = Object.fromEntries(schema ? fieldsOf(schema) : []);
        return [[`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, fields]];
      },
    ),
  );
  return Object.fromEntries(
    calls.filter(([call]) => call.includes(` ${prefix}/`)).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function fieldsOf(schema: JsonSchema, at = ''): [field: string, kinds: string][] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, property]): [string, string][] => {
    const field = at === '' ? name : `${at}.${name}`;
    const absent = required.includes(name) ? [] : ['absent'];
    const kinds = [...new Set([...absent, ...kindsIn(property, field)])].sort().join('|');
    return [[field, kinds], ...fieldsOf(property, field)];
  });
  return [
    ...own,
    ...(items ? fieldsOf(items, `${at}[]`) : []),
    ...anyOf.flatMap((option) => fieldsOf(option, at)),
  ];
}

function kindsIn({ type, anyOf }: JsonSchema, field: string): string[] {
  if (anyOf) return anyOf.flatMap((option) => kindsIn(option, field));
  if (type === undefined) throw new Error(`The field ${field} of an answer has no type`);
  return [type].flat().map((kind) => (kind === 'integer' ? 'number' : kind));
}
