import { base64Decode } from '../bytes/base64.ts'
import { parseStrictJson } from '../bytes/strict-json.ts'
import type { JsonObject } from '../crypto/jws.ts'
import type { Sha256 } from '../crypto/sha256.ts'
import { isObject } from '../json/values.ts'
import { certificateFollowed } from '../verify/document/certificate-followed.ts'
import { madeFormOf } from '../verify/document/made-forms.ts'
import { buildElm } from './build-elm.ts'

/**
 * The certificate attached to a European Digital Credential, if the credential says exactly what `buildElm` makes of it;
 * otherwise undefined. Checks no signature.
 */
export function certificateInElm(document: JsonObject, sha256: Sha256): JsonObject | undefined {
  if (madeFormOf(document) !== 'EuropeanDigitalCredential') return undefined
  return certificateFollowed(document, () => attached(document), buildElm, sha256)
}

const attached = ({ attachment }: JsonObject): unknown =>
  isObject(attachment) && typeof attachment.content === 'string'
    ? parseStrictJson(new TextDecoder('utf-8', { fatal: true }).decode(base64Decode(attachment.content)))
    : undefined
