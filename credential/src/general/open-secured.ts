import { isObject } from '../json/values.ts'
import { looksLikeSdJwt } from '../sd-jwt/read-sd-jwt.ts'
import { openSdJwt, sdJwtBundle } from '../sd-jwt/sd-jwt-credential.ts'
import { isEnveloped } from '../verify/document/credential.ts'
import type { GeneralPath } from '../verify/ports.ts'
import { hashDocument } from './hash-document.ts'
import { openJwt } from './open-jwt.ts'
import { partsIn } from './parts-in.ts'
import { verifyProof } from './verify-proof.ts'

/** A credential together with what can check it. */
export type Secured = { document: Record<string, unknown>; general: GeneralPath }

/** Documents of any shape, with Data Integrity proofs. */
export const generalPath: GeneralPath = { hashDocument, openSdJwt, partsIn, verifyProof }

/**
 * Opens a credential however it is secured: with proofs in it, as an SD-JWT or a JWT, or as an envelope around a JWT (VCDM 2.0
 * §4.13.1). Throws a `TypeError` for anything else. Whether it is any good is decided elsewhere.
 */
export function openSecured(value: unknown): Secured {
  if (typeof value === 'string' && looksLikeSdJwt(value.trim()))
    return { document: sdJwtBundle(value.trim()).certificate, general: generalPath }
  const jwt = jwtIn(value)
  if (jwt !== undefined) return openJwt(jwt.trim(), generalPath)
  if (!isObject(value)) throw new TypeError('A credential is a JSON object, an SD-JWT or a JWT')
  return { document: value, general: generalPath }
}

/** The JWT, given as such or in an envelope. Throws a `TypeError` for an envelope without one. */
export function jwtIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : envelopedJwt(value)
}

function envelopedJwt(value: unknown): string | undefined {
  if (!isObject(value) || !isEnveloped(value)) return undefined
  const contexts = [value['@context']].flat()
  if (contexts[0] !== 'https://www.w3.org/ns/credentials/v2')
    throw new TypeError('An envelope names its context')
  const data = /^data:application\/(?:vc\+jwt|vc-ld\+jwt|jwt),(.*)$/s.exec(String(value.id))
  if (data === null) throw new TypeError('The envelope holds no JWT')
  return data[1]
}
