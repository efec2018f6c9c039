import type { JsonSchema } from '../../src/openapi/json-schema';
import { between, pick, type Random } from '../../src/sample-data/random';
import type { KnownRecords } from './known-records';
import { oddBody, oddJson, oddText } from './odd-values';

/** One operation of the OpenAPI document, as far as requests follow from it. */
export interface DescribedOperation {
  method: string;
  /** With {name} for its parameters. */
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  /** By content type. */
  bodies: Record<string, JsonSchema>;
  /** Statuses that it may answer with. */
  statuses: number[];
}

export interface GeneratedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

const CONTENT_TYPES = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'image/png',
    'image/svg+xml',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16'],
  ...['APPLICATION/JSON', 'application/jsonp', 'application/octet-stream', 'x'],
];
const IMAGES = [
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff\xe0',
  'GIF89a',
  '<svg onload="alert(1)">',
  'GIF89a<script>',
  '',
];

/** The share of a request that follows the document: all of it, most of it, or little. */
const SOUND = [1, 0.95, 0.8, 0.3];

export class RequestMaker {
  private kind = '';

  constructor(
    private readonly random: Random,
    private readonly known: KnownRecords,
  ) {}

  make(operation: DescribedOperation): GeneratedRequest {
    const { random } = this;
    const sound = pick(random, SOUND);
    this.kind = kindOf(operation);
    const method = this.isOdd(0.999)
      ? pick(random, ['PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])
      : operation.method;
    const headers = this.headers(operation, sound);
    const body =
      method === 'GET' || method === 'HEAD' ? undefined : this.body(operation, sound, headers);
    return {
      method,
      url: `http://stockroom.test${this.path(operation, sound)}${this.query(operation, sound)}`,
      headers,
      body,
    };
  }

  private isOdd(sound: number): boolean {
    return this.random() >= sound;
  }

  private path({ path }: DescribedOperation, sound: number): string {
    return path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = this.isOdd(sound)
        ? oddText(this.random)
        : (this.known.recall(this.random, name, this.kind) ?? 'x');
      return encoded(String(value)) || '%20';
    });
  }

  private query({ parameters }: DescribedOperation, sound: number): string {
    const { random } = this;
    const pairs: string[] = [];
    for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'query')) {
      if (random() < 0.7) continue;
      const value = this.isOdd(sound) ? oddText(random) : this.scalar(name, schema);
      pairs.push(`${name}=${encoded(String(value))}`);
      if (this.isOdd(0.98)) pairs.push(`${name}=${encoded(oddText(random))}`);
    }
    if (this.isOdd(0.97))
      pairs.push(
        pick(random, [
          'colour=red',
          '%zz',
          '&&&',
          'a[]=1',
          'limit=1&limit=2',
          '=',
          '__proto__=1',
          'search=%ff',
        ]),
      );
    return pairs.length > 0 ? `?${pairs.join('&')}` : '';
  }

  private headers(
    { parameters, bodies }: DescribedOperation,
    sound: number,
  ): Record<string, string> {
    const { random } = this;
    const headers: Record<string, string> = {};
    const [type] = Object.keys(bodies);
    if (type !== undefined && !type.startsWith('multipart'))
      headers['Content-Type'] = this.isOdd(sound) ? pick(random, CONTENT_TYPES) : type;
    if (parameters.some((parameter) => parameter.in === 'header') && random() < 0.3)
      headers['Idempotency-Key'] = pick(random, [
        'one',
        'two',
        'k'.repeat(200),
        'k'.repeat(201),
        ' ',
        'é',
        `${random()}`,
      ]);
    if (this.isOdd(0.98))
      headers['X-Request-Id'] = pick(random, ['x'.repeat(5000), '<b>', 'a b', '%00']);
    if (this.isOdd(0.98))
      headers['If-None-Match'] = pick(random, ['*', '"', 'W/""', 'x'.repeat(3000)]);
    return headers;
  }

  private body({ bodies }: DescribedOperation, sound: number, headers: Record<string, string>) {
    const { random } = this;
    const [[type = '', schema] = []] = Object.entries(bodies);
    if (schema === undefined) return this.isOdd(0.98) ? oddBody(random) : undefined;
    if (this.isOdd(sound > 0.5 ? 0.98 : 0.7)) return oddBody(random);
    if (!type.startsWith('multipart')) return this.json(schema, sound);
    headers['Content-Type'] = pick(random, [
      'multipart/form-data; boundary=b',
      'image/png',
      'image/gif',
    ]);
    const image = pick(random, IMAGES) + oddText(random);
    const form = `--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n${image}\r\n--b--`;
    return Uint8Array.from(
      Buffer.from(headers['Content-Type'].startsWith('multi') ? form : image, 'latin1'),
    );
  }

  private json(schema: JsonSchema, sound: number, name = ''): string {
    const { random } = this;
    if (this.isOdd(sound)) return oddJson(random);
    if (schema.anyOf) return this.json(pick(random, schema.anyOf), sound, name);
    if (schema.type === 'object' && schema.properties) return this.object(schema, sound);
    if (schema.type === 'array') {
      const length = this.isOdd(0.995) ? 600 : between(random, 0, 4);
      return `[${Array.from({ length }, () => this.json(schema.items ?? {}, sound, name)).join(',')}]`;
    }
    return JSON.stringify(this.scalar(name, schema));
  }

  private object({ properties = {}, required = [] }: JsonSchema, sound: number): string {
    const fields = Object.entries(properties)
      .filter(([name]) =>
        required.includes(name) ? !this.isOdd(sound) || sound === 1 : this.random() < 0.5,
      )
      .map(([name, inner]) => `${JSON.stringify(name)}:${this.json(inner, sound, name)}`);
    if (this.isOdd(sound)) fields.push(`${JSON.stringify(oddText(this.random).slice(0, 60))}:1`);
    return `{${fields.join(',')}}`;
  }

  /** A value that the schema allows, mostly an existing one. */
  private scalar(name: string, { enum: values, type, minimum, maximum }: JsonSchema): unknown {
    const { random } = this;
    if (values) return pick(random, values);
    const known = random() < 0.9 ? this.known.recall(random, name, this.kind) : undefined;
    if (type === 'number' || type === 'integer') {
      if (typeof known === 'number' && random() < 0.5) return known;
      const most = Math.min(maximum ?? 1000, pick(random, [3, 100, 1e12]));
      const number = (minimum ?? 0) + random() * Math.max(0, most - (minimum ?? 0));
      return type === 'integer' || random() < 0.7
        ? Math.round(number)
        : Math.round(number * 100) / 100;
    }
    if (type === 'boolean') return random() < 0.5;
    if (typeof known === 'string' && random() < 0.8) return known;
    if (/email/i.test(name)) return `user${between(random, 1, 500)}@example.com`;
    if (/^(from|to)$/.test(name))
      return `2026-${pick(random, ['01', '11', '12'])}-${between(random, 10, 28)}`;
    return `${name} ${between(random, 1, 10_000)}${random() < 0.2 ? oddText(random) : ''}`;
  }
}

/** "/api/products/{id}" is about products. */
export function kindOf({ path }: DescribedOperation): string {
  return path.split('/')[2] ?? '';
}

/** Of a length that a URL may have, and cut between characters. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '?'))
    .slice(0, 8000)
    .replace(/%[0-9A-F]?$/, '');
}
