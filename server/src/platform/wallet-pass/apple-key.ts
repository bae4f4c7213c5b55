import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { type CmsSign, detachedSigner, signingTime } from '@credenza/document/cms'
import { readSettingFile } from '../read-setting-file.ts'
import type { WalletPassSettings } from './settings.ts'

/** Signs Apple's passes for a pass type, which its certificate names. */
export interface ApplePassKey {
  passTypeIdentifier: string
  teamIdentifier: string
  /** The detached signature of a pass's manifest: CMS in DER. */
  sign(manifest: Uint8Array, at: Date): Buffer
}

/**
 * The deployment's pass type certificate with its key, and Apple's certificate that issued it. Throws an error that says what
 * is wrong with them, since a phone that refuses a pass says nothing.
 */
export async function readAppleKey(
  { certFile, keyFile, authorityFile }: NonNullable<WalletPassSettings['apple']>,
  now: Date,
): Promise<ApplePassKey> {
  const pem = { what: 'a certificate in PEM form', read: (text: string) => new X509Certificate(text) }
  const certificate = await readSettingFile('APPLE_PASS_CERT_FILE', certFile, pem)
  const authority = await readSettingFile('APPLE_PASS_AUTHORITY_FILE', authorityFile, pem)
  const key = await readSettingFile('APPLE_PASS_KEY_FILE', keyFile, {
    what: 'a private key in PEM form without a passphrase',
    read: createPrivateKey,
  })
  const { UID: passTypeIdentifier, OU: teamIdentifier } = namesOf(certificate)
  if (!passTypeIdentifier?.startsWith('pass.') || !teamIdentifier)
    throw new Error('APPLE_PASS_CERT_FILE: the certificate is not for a pass type ID (UID=pass.…, OU=team).')
  if (!certificate.checkPrivateKey(key))
    throw new Error('APPLE_PASS_KEY_FILE: this is not the key of the certificate in APPLE_PASS_CERT_FILE.')
  if (!certificate.checkIssued(authority) || !certificate.verify(authority.publicKey))
    throw new Error(
      'APPLE_PASS_AUTHORITY_FILE: this authority did not issue the certificate in APPLE_PASS_CERT_FILE.',
    )
  if (now < certificate.validFromDate || now > certificate.validToDate)
    throw new Error('APPLE_PASS_CERT_FILE: the certificate has expired or is not valid yet. Renew it.')

  const sign: CmsSign = detachedSigner({ key, certificate: certificate.raw, chain: [authority.raw] })
  return {
    passTypeIdentifier,
    teamIdentifier,
    sign: (manifest, at) => sign(createHash('sha256').update(manifest).digest(), signingTime(at)),
  }
}

/** The parts of a certificate's subject by their short names. */
const namesOf = ({ subject }: X509Certificate): Partial<Record<string, string>> =>
  Object.fromEntries(subject.split('\n').map((line) => line.split(/=(.*)/s).slice(0, 2)))
