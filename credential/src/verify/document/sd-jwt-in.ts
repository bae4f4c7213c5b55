import type { JsonObject } from '../../crypto/jws.ts'
import { isObject } from '../../json/values.ts'

/** The type of an SD-JWT VC among other credentials. */
export const SD_JWT_TYPE = 'SdJwtVc'

/** The SD-JWT that a document was made from; undefined for every other document. */
export function sdJwtIn({ type, proof }: JsonObject): string | undefined {
  if (!Array.isArray(type) || type[1] !== SD_JWT_TYPE) return undefined
  const text = isObject(proof) ? proof.sdJwt : undefined
  return typeof text === 'string' ? text : ''
}
