import { restError } from './errors.ts';

export interface Shape {
  kind: 'array' | 'object' | 'csv';
  /** Members that are null are left out. */
  stripNulls: boolean;
  contentType: string;
}

const jsonShape: Shape = {
  kind: 'array',
  stripNulls: false,
  contentType: 'application/json; charset=utf-8',
};

function shapeOf(type: string, stripNulls: boolean): Shape | undefined {
  const suffix = stripNulls ? ';nulls=stripped; charset=utf-8' : '; charset=utf-8';
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return jsonShape;
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      return stripNulls
        ? { kind: 'array', stripNulls, contentType: `application/vnd.pgrst.array+json${suffix}` }
        : jsonShape;
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return { kind: 'object', stripNulls, contentType: `application/vnd.pgrst.object+json${suffix}` };
    case 'text/csv':
      return { kind: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' };
  }
}

/**
 * Chooses the answer's shape from the Accept header, by weight and then by order. Throws 406 PGRST107 when nothing
 * of what is asked for is on offer (GeoJSON, query plans, OpenAPI and XML are not).
 */
export function parseAccept(header: string | null): Shape {
  if (header === null || header.trim() === '') return jsonShape;
  const wanted = header
    .slice(0, 2000)
    .split(',')
    .map((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { type, weight: Number(weight) || 0, stripNulls: parameters.includes('nulls=stripped') };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { type, stripNulls } of wanted) {
    const shape = shapeOf(type, stripNulls);
    if (shape) return shape;
  }
  throw restError(
    406,
    'PGRST107',
    `None of these media types are available: ${wanted.map(({ type }) => type).join(', ')}`,
  );
}
