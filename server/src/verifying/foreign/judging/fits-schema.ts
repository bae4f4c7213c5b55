import { Ajv2019 } from 'ajv/dist/2019.js'

type JsonObject = Record<string, unknown>

/**
 * Tells whether a document fits a JSON Schema of 2019-09; undefined if the schema cannot be used, for example because it refers
 * to other files. Both are other people's, so call it only in a judging process.
 */
export function fitsSchema({ schema, document }: { schema: JsonObject; document: JsonObject }) {
  // With this keyword of Ajv's own, the answer would be a promise, and a document that does not fit would end the process.
  if ('$async' in schema) return undefined
  const ajv = new Ajv2019({ strict: false, validateFormats: false, logger: false })
  try {
    return Boolean(ajv.compile(schema)(document))
  } catch {
    return undefined
  }
}
