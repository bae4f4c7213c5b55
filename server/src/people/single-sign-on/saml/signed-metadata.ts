import { X509Certificate } from 'node:crypto'
import { getVerifiedXml, parseDomFromString } from '@node-saml/node-saml/lib/xml.js'
import { refusal } from '../../../platform/http/api-error.ts'
import { plainCertificate } from '../../identity-provider/saml-keys.ts'
import { signatureNs } from './names.ts'
import { requireStrong } from './require-strong.ts'
import { onElements, strictParser, writePieces } from './xml-element.ts'

/** Checking a signature needs the whole document as a tree. This is enough for one provider (MDQ) or a small federation. */
const mostCharacters = 1_000_000

/**
 * The part of metadata that the federation with this certificate really signed (saml-metadata-2.0-os, section 3): the root,
 * with its own signature over all of it. Throws 'invalid' if it is not signed with its key, or too weakly, or the document is
 * too large to check.
 */
export async function signedMetadata(
  pieces: AsyncIterable<string> | Iterable<string>,
  certificate: string,
): Promise<string> {
  const pem = new X509Certificate(Buffer.from(plainCertificate(certificate), 'base64')).toString()
  let xml = ''
  for await (const piece of pieces) {
    xml += piece
    if (xml.length > mostCharacters) throw refusal('invalid.metadata')
  }
  try {
    await requireStrongSignatures(xml)
    const { documentElement } = await parseDomFromString(xml)
    const signed = getVerifiedXml(xml, documentElement, [pem])
    if (signed) return signed
  } catch {
    // Refused below, like a wrong signature.
  }
  throw refusal('invalid.metadata_signature')
}

/** Also refuses document types, before a tree is built. */
async function requireStrongSignatures(xml: string): Promise<void> {
  const parser = strictParser()
  onElements(parser, ({ uri, local }) => uri === signatureNs && local === 'Signature', requireStrong)
  await writePieces(parser, [xml])
}
