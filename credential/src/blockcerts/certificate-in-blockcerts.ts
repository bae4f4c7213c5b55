import { parseStrictJson } from '../bytes/strict-json.ts'
import type { JsonObject } from '../crypto/jws.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import { isObject } from '../json/values.ts'
import { certificateFollowed } from '../verify/document/certificate-followed.ts'
import { madeFormOf } from '../verify/document/made-forms.ts'
import { buildBlockcerts } from './build-blockcerts.ts'

/**
 * The certificate in the metadata of a Blockcerts credential, if the credential says exactly what `buildBlockcerts` makes of
 * it; otherwise undefined. Checks no signature.
 */
export function certificateInBlockcerts(document: JsonObject, sha256: Sha256): JsonObject | undefined {
  if (madeFormOf(document) !== 'BlockcertsCredential') return undefined
  return certificateFollowed(document, () => inMetadata(document), buildBlockcerts, sha256)
}

function inMetadata({ metadata }: JsonObject): unknown {
  const said: unknown = typeof metadata === 'string' ? parseStrictJson(metadata) : undefined
  return isObject(said) ? said.certificate : undefined
}
