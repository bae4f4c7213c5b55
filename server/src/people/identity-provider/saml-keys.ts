import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { selfSignedCertificate } from '@credenza/document'
import type { Context } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import type { Provider } from './find-provider.ts'
import { secretOf } from './provider-secret.ts'

/** The key with which we sign messages to one provider and decrypt its own, with a certificate; both PEM. */
export interface SamlKeys {
  privateKey: string
  certificate: string
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const bits = 3072
const fewestBits = 2048

/** Makes new keys, in the form in which a provider's secret is stored. */
export async function newSamlKeys(organisation: { id: string; name: string }, now: Date): Promise<string> {
  const keys = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: bits, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  const exported = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  const certificate = await selfSignedCertificate(keys, organisation, now, algorithm)
  return JSON.stringify({
    privateKey: createPrivateKey({ key: exported, format: 'der', type: 'pkcs8' }).export({
      format: 'pem',
      type: 'pkcs8',
    }),
    certificate: new X509Certificate(certificate).toString(),
  } satisfies { privateKey: string | Buffer; certificate: string })
}

export const keysOf = (ctx: Pick<Context, 'keys'>, provider: Provider): SamlKeys =>
  JSON.parse(secretOf(ctx, provider)!) as SamlKeys

/** A provider's certificate as base64 DER. Throws 'invalid' unless its key can be used to check signatures. */
export function plainCertificate(given: string): string {
  const { raw, key } = readCertificate(given) ?? {}
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < fewestBits)
    throw fieldRefusal('certificates', 'invalid.certificate')
  return raw!.toString('base64')
}

/** Undefined for a malformed certificate, and for a key of an unknown kind. */
function readCertificate(given: string): { raw: Buffer; key: KeyObject } | undefined {
  const base64 = given.replace(/-----(BEGIN|END) CERTIFICATE-----/g, '').replace(/\s/g, '')
  try {
    const { raw, publicKey: key } = new X509Certificate(Buffer.from(base64, 'base64'))
    return { raw, key }
  } catch {
    return undefined
  }
}

/** The key in a stored certificate. */
export const certificateKey = (base64: string): KeyObject =>
  new X509Certificate(Buffer.from(base64, 'base64')).publicKey
