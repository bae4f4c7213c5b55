import { X509Certificate } from 'node:crypto'
import { fieldRefusal } from '../http/api-error.ts'

const mostCertificates = 5

/** The certificates in a PEM text, in their order. Throws 'invalid' if there are none, too many, or a broken one. */
export function readChain(pem: string): X509Certificate[] {
  const parts = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  if (parts.length === 0 || parts.length > mostCertificates) throw wrongChain()
  try {
    const chain = parts.map((part) => new X509Certificate(part))
    // Reading `publicKey` throws for a key of an unknown kind.
    return chain.filter(({ publicKey }) => publicKey)
  } catch {
    throw wrongChain()
  }
}

export const isInForce = (one: X509Certificate, now: Date): boolean =>
  one.validFromDate <= now && now < one.validToDate

/** Whether the first is not an authority's, each is issued by the next, and all are in force. */
export const isSound = (chain: readonly X509Certificate[], now: Date): boolean =>
  chain[0]?.ca === false &&
  chain.every((one, index) => {
    const by = chain[index + 1]
    return isInForce(one, now) && (!by || (by.ca && one.checkIssued(by) && one.verify(by.publicKey)))
  })

/** The certificates in the form of the header `x5c` (RFC 7515 §4.1.6). */
export const x5cOf = (chain: readonly X509Certificate[]): string[] =>
  chain.map(({ raw }) => raw.toString('base64'))

export const wrongChain = () => fieldRefusal('certificates', 'invalid.certificate_chain')
