import { Ajv2019 } from 'ajv/dist/2019.js'

type JsonObject = Record<string, unknown>

/**
 * Whether a document fits a JSON Schema of 2019-09; undefined for a schema that cannot be used, such as one that is in several
 * files. Both are other people's: only for a judging process.
 */
export function fitsSchema({ schema, document }: { schema: JsonObject; document: JsonObject }) {
  // A keyword of Ajv's own: the answer would be a promise, and a document that does not fit would end the process.
  if ('$async' in schema) return undefined
  const ajv = new Ajv2019({ strict: false, validateFormats: false, logger: false })
  try {
    return Boolean(ajv.compile(schema)(document))
  } catch {
    return undefined
  }
}
