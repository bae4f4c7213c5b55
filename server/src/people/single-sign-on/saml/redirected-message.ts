import { verify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { certificateKey } from '../../identity-provider/saml-keys.ts'
import { signatureMethods } from './require-strong.ts'

const mostBytes = 64 * 1024

/**
 * The message of a query signed with one of these keys (saml-bindings-2.0-os, section 3.4.4.1). The signature covers the query
 * as it was sent, not its decoded form, so it is parsed here. Throws for an unsigned query, for a parameter that occurs twice,
 * and for a message that is too large when decompressed.
 */
export function redirectedMessage(query: string, certificates: readonly string[]): string {
  const raw = new Map<string, string>()
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split('=', 2)
    if (raw.has(name)) throw new Error('A parameter comes twice')
    raw.set(name, value)
  }
  const decoded = (name: string) => decodeURIComponent((raw.get(name) ?? '').replaceAll('+', ' '))
  const signed = ['SAMLRequest', 'RelayState', 'SigAlg']
    .filter((name) => raw.has(name))
    .map((name) => `${name}=${raw.get(name)}`)
    .join('&')
  const hash = signatureMethods[decoded('SigAlg')]
  const signature = Buffer.from(decoded('Signature'), 'base64')
  const isSigned =
    hash !== undefined &&
    certificates.some((one) => verify(hash, Buffer.from(signed), certificateKey(one), signature))
  if (!isSigned) throw new Error('The message is not signed by the provider')
  return inflateRawSync(Buffer.from(decoded('SAMLRequest'), 'base64'), {
    maxOutputLength: mostBytes,
  }).toString()
}
