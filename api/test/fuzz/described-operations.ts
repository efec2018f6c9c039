import type { createOpenApiDocument } from '../../src/openapi/document';
import type { JsonSchema } from '../../src/openapi/json-schema';
import type { DescribedOperation } from './make-request';

type Content = Record<string, { schema: JsonSchema }>;

/** As `createOpenApiDocument` writes it. */
interface Described {
  parameters: DescribedOperation['parameters'];
  requestBody?: { content: Content };
  responses: Record<string, unknown>;
}

/** The operations of the document, as a client would read them from it. */
export function describedOperations({
  paths,
}: ReturnType<typeof createOpenApiDocument>): DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { parameters, requestBody, responses } = operation as Described;
      const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [
        type,
        schema,
      ]);
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        bodies: Object.fromEntries(bodies) as Record<string, JsonSchema>,
        statuses: Object.keys(responses).map(Number),
      };
    }),
  );
}
