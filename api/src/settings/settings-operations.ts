import { companySettingsSchema, systemSettingsSchema } from '@stockroom/contract';
import type { Schema } from 'yup';
import { record, written } from '../openapi/answers';
import { fieldTypesOf } from '../openapi/json-schema';
import type { Operation } from '../openapi/operation';

export const SETTINGS_OPERATIONS: readonly Operation[] = [
  ...operationsOf('company', 'Name and address of the company', companySettingsSchema),
  ...operationsOf('system', 'Currency, language and defaults', systemSettingsSchema),
];

function operationsOf(page: string, summary: string, schema: Schema): Operation[] {
  const path = `/api/settings/${page}`;
  const settings = record(fieldTypesOf(schema));
  return [
    { method: 'get', path, summary, answer: record({ settings }) },
    {
      method: 'put',
      path,
      summary: `Change: ${summary.toLowerCase()}`,
      body: schema,
      answer: written({ settings }),
      errors: ['VERSION_CONFLICT'],
    },
  ];
}
