import {
  createCipheriv,
  createPrivateKey,
  createSign,
  publicEncrypt,
  randomBytes,
  X509Certificate,
} from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { selfSignedCertificate } from '@credenza/document'
import type { SamlSettings } from '@credenza/schema'
import { SignedXml } from 'xml-crypto'

const xmlenc = 'http://www.w3.org/2001/04/xmlenc#'
const sha256 = `${xmlenc}sha256`
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const exclusiveC14n = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

export interface SamlKeyPair {
  privateKey: string
  /** Base64 DER. */
  certificate: string
}

/** A key that a provider signs with, and its certificate. */
export async function newKeyPair(name = 'A provider'): Promise<SamlKeyPair> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(
    { ...algorithm, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )
  const certificate = await selfSignedCertificate(keys, { id: name, name }, new Date(), algorithm)
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey))
  return {
    privateKey: createPrivateKey({ key, format: 'der', type: 'pkcs8' })
      .export({ format: 'pem', type: 'pkcs8' })
      .toString(),
    certificate: new X509Certificate(certificate).raw.toString('base64'),
  }
}

export const entityId = 'https://idp.uni.example/metadata'

/** What an owner enters about a provider with this key. */
export const samlSettingsFor = (
  { certificate }: Pick<SamlKeyPair, 'certificate'>,
  more: Partial<SamlSettings> = {},
): SamlSettings => ({
  kind: 'saml',
  preset: 'other',
  entityId,
  signInUrl: 'https://idp.uni.example/sso',
  logoutUrl: 'https://idp.uni.example/slo',
  certificates: [certificate],
  attributes: { subject: '', email: '', name: '' },
  contexts: ['https://refeds.org/profile/mfa'],
  ...more,
})

/** What a browser brought to the provider: our request, and what the answer has to carry. */
export interface AskedThere {
  xml: string
  id: string
  consumerUri: string
  audience: string
  relayState: string
}

export function readRequest(url: string): AskedThere {
  const query = new URL(url).searchParams
  const xml = inflateRawSync(Buffer.from(query.get('SAMLRequest') ?? '', 'base64')).toString()
  const of = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? ''
  return {
    xml,
    id: of(/ ID="([^"]*)"/),
    consumerUri: of(/AssertionConsumerServiceURL="([^"]*)"/),
    audience: of(/<saml:Issuer[^>]*>([^<]*)</),
    relayState: query.get('RelayState') ?? '',
  }
}

/** What an assertion says; each part can be wrong. */
export interface Said {
  id: string
  issuer: string
  nameId: string
  nameFormat: string
  audience: string
  recipient: string
  inResponseTo: string
  now: Date
  notOnOrAfter: Date
  notBefore: Date
  attributes: Record<string, readonly string[]>
  context: string
  sessionIndex: string
}

const newId = () => `_${randomBytes(10).toString('hex')}`

/** What a good provider says about somebody. */
export const saidBy = (asked: AskedThere, more: Partial<Said> = {}): Said => {
  const now = more.now ?? new Date()
  return {
    id: newId(),
    issuer: entityId,
    nameId: 'dean-4711',
    nameFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
    audience: asked.audience,
    recipient: asked.consumerUri,
    inResponseTo: asked.id,
    now,
    notBefore: new Date(now.getTime() - 1000),
    notOnOrAfter: new Date(now.getTime() + 300_000),
    attributes: { email: ['dean@uni.example'], displayName: ['Dina Dean'], groups: ['registry'] },
    context: 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
    sessionIndex: '_session-1',
    ...more,
  }
}

/** An assertion, unsigned. Values are given as XML. */
export function assertionXml(said: Said): string {
  const at = said.now.toISOString()
  const attributes = Object.entries(said.attributes).map(
    ([name, values]) =>
      `<saml:Attribute Name="${name}">${values.map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`).join('')}</saml:Attribute>`,
  )
  return [
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${said.id}" Version="2.0" IssueInstant="${at}">`,
    `<saml:Issuer>${said.issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="${said.nameFormat}">${said.nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">`,
    `<saml:SubjectConfirmationData${said.inResponseTo && ` InResponseTo="${said.inResponseTo}"`} Recipient="${said.recipient}" NotOnOrAfter="${said.notOnOrAfter.toISOString()}"/>`,
    `</saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${said.notBefore.toISOString()}" NotOnOrAfter="${said.notOnOrAfter.toISOString()}">`,
    `<saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${at}" SessionIndex="${said.sessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>${said.context}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`,
    `</saml:Assertion>`,
  ].join('')
}

/** A response around assertions. */
export const responseXml = (
  asked: Pick<AskedThere, 'id' | 'consumerUri'>,
  inside: string,
  { status = 'Success', id = newId(), extra = '' } = {},
): string =>
  [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="${id}" Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${asked.consumerUri}"${asked.id && ` InResponseTo="${asked.id}"`}${extra}>`,
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${status}"/></samlp:Status>`,
    inside,
    `</samlp:Response>`,
  ].join('')

/** The document with a signature over the element of this name, as providers place it: after its issuer. */
export function signed(
  xml: string,
  name: 'Assertion' | 'Response' | 'LogoutRequest',
  { privateKey }: Pick<SamlKeyPair, 'privateKey'>,
  { signatureAlgorithm = rsaSha256, digestAlgorithm = sha256 } = {},
): string {
  const signer = new SignedXml({ privateKey, signatureAlgorithm, canonicalizationAlgorithm: exclusiveC14n })
  const xpath = `//*[local-name(.)='${name}']`
  signer.addReference({ xpath, digestAlgorithm, transforms: [enveloped, exclusiveC14n] })
  signer.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signer.getSignedXml()
}

/** Metadata with the enveloped signature of a federation over all of it. */
export function signedByFederation(
  xml: string,
  { privateKey }: Pick<SamlKeyPair, 'privateKey'>,
  { signatureAlgorithm = rsaSha256, digestAlgorithm = sha256 } = {},
): string {
  const signer = new SignedXml({ privateKey, signatureAlgorithm, canonicalizationAlgorithm: exclusiveC14n })
  signer.addReference({ xpath: '/*', digestAlgorithm, transforms: [enveloped, exclusiveC14n] })
  signer.computeSignature(xml, { location: { reference: '/*', action: 'prepend' } })
  return signer.getSignedXml()
}

/** What a provider with these certificates publishes about itself, valid until then. */
export const metadataXml = (
  certificates: readonly string[],
  { id = entityId, validUntil = '', createdAt = '' } = {},
): string =>
  [
    `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" ID="_all"${validUntil && ` validUntil="${validUntil}"`}>`,
    createdAt &&
      `<md:Extensions><mdrpi:PublicationInfo xmlns:mdrpi="urn:oasis:names:tc:SAML:metadata:rpi" publisher="https://federation.example" creationInstant="${createdAt}"/></md:Extensions>`,
    `<!-- A federation --><md:EntityDescriptor entityID="${id}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">`,
    ...certificates.map(
      (certificate) =>
        `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    ),
    '<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.uni.example/sso"/>',
    '</md:IDPSSODescriptor></md:EntityDescriptor></md:EntitiesDescriptor>',
  ].join('')

/** What a good provider's page sends back. */
export const goodResponse = (asked: AskedThere, keys: SamlKeyPair, more: Partial<Said> = {}): string =>
  responseXml(asked, signed(assertionXml(saidBy(asked, more)), 'Assertion', keys))

/** A form with an XML message. */
export const formOf = (name: 'SAMLResponse' | 'SAMLRequest', xml: string, relayState: string): string =>
  String(new URLSearchParams({ [name]: Buffer.from(xml).toString('base64'), RelayState: relayState }))

/** What a provider sends to end a person's sessions. */
export const logoutXml = (
  destination: string,
  { nameId = 'dean-4711', indexes = [] as string[], now = new Date(), issuer = entityId } = {},
): string =>
  [
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${newId()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${destination}">`,
    `<saml:Issuer>${issuer}</saml:Issuer><saml:NameID>${nameId}</saml:NameID>`,
    indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`).join(''),
    `</samlp:LogoutRequest>`,
  ].join('')

/** A message in an address, signed there (HTTP-Redirect binding). */
export function signedQuery(
  xml: string,
  { privateKey }: Pick<SamlKeyPair, 'privateKey'>,
  algorithm = rsaSha256,
): string {
  const query = new URLSearchParams({
    SAMLRequest: deflateRawSync(xml).toString('base64'),
    RelayState: 'of the provider',
    SigAlg: algorithm,
  })
  const hash = algorithm.endsWith('sha1') ? 'sha1' : 'sha256'
  query.set('Signature', createSign(hash).update(String(query)).sign(privateKey, 'base64'))
  return String(query)
}

/** An element as only the owner of this certificate can read it (XML Encryption 1.1). */
export function encrypted(element: string, certificate: string, { cipher = 'aes-256-gcm' } = {}): string {
  const [key, iv] = [randomBytes(32), randomBytes(cipher === 'aes-256-gcm' ? 12 : 16)]
  const encryption = createCipheriv(cipher as 'aes-256-gcm', key, iv)
  const sealed = [iv, encryption.update(element), encryption.final()]
  if (cipher === 'aes-256-gcm') sealed.push(encryption.getAuthTag())
  const wrapped = publicEncrypt(
    { key: new X509Certificate(Buffer.from(certificate, 'base64')).publicKey, oaepHash: 'sha1' },
    key,
  )
  const method =
    cipher === 'aes-256-gcm' ? 'http://www.w3.org/2009/xmlenc11#aes256-gcm' : `${xmlenc}aes256-cbc`
  const value = (bytes: Buffer) =>
    `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`
  return [
    `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">`,
    `<xenc:EncryptedData xmlns:xenc="${xmlenc}" Type="${xmlenc}Element"><xenc:EncryptionMethod Algorithm="${method}"/>`,
    `<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>`,
    `<xenc:EncryptionMethod Algorithm="${xmlenc}rsa-oaep-mgf1p"><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/></xenc:EncryptionMethod>`,
    `${value(wrapped)}</xenc:EncryptedKey></ds:KeyInfo>${value(Buffer.concat(sealed))}`,
    `</xenc:EncryptedData></saml:EncryptedAssertion>`,
  ].join('')
}
