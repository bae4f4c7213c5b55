import type { ProviderMetadata } from '@credenza/schema'
import { refusal } from '../../../platform/http/api-error.ts'
import { plainCertificate } from '../../identity-provider/saml-keys.ts'
import { metadataNs, protocolNs, publicationNs, redirectBinding, signatureNs } from './names.ts'
import { childOf, childrenOf, onElements, strictParser, writePieces, type XmlElement } from './xml-element.ts'

/**
 * Reads a provider's metadata (saml-metadata-2.0-os): its id, addresses and signing certificates, when they were made, and
 * until when they are valid. Reads metadata of a whole federation piece by piece, and keeps only the chosen entity. Throws
 * 'invalid' if there is no provider that takes requests by HTTP-Redirect, or several and none is chosen.
 */
export async function readMetadata(
  pieces: AsyncIterable<string> | Iterable<string>,
  chosen: string,
): Promise<ProviderMetadata> {
  const found: ProviderFacts[] = []
  const limits: (string | undefined)[] = []
  const instants: (string | undefined)[] = []
  let isInEntity = false
  const parser = strictParser()
  onElements(
    parser,
    ({ uri, local, attributes }) => {
      if (uri === publicationNs && local === 'PublicationInfo' && !isInEntity)
        instants.push(attributes.creationInstant?.value)
      if (uri !== metadataNs) return false
      if (local === 'EntitiesDescriptor') limits.push(attributes.validUntil?.value)
      isInEntity ||= local === 'EntityDescriptor'
      return local === 'EntityDescriptor' && (chosen === '' || attributes.entityID?.value === chosen)
    },
    (entity) => {
      const role = roleIn(entity)
      const read = providerIn(entity, role)
      if (!read) return
      limits.push(entity.attributes.validUntil, role?.attributes.validUntil)
      instants.push(createdIn(entity))
      found.push(read)
      if (found.length > 1) throw refusal('invalid.which_provider')
    },
  )
  await writePieces(parser, pieces)
  if (!found[0]) throw refusal('invalid.metadata')
  return { ...found[0], createdAt: oneOf(instants, Math.max), validUntil: oneOf(limits, Math.min) }
}

type ProviderFacts = Omit<ProviderMetadata, 'createdAt' | 'validUntil'>

/** The first or last of these times; null if there are none. Throws for an unreadable one. */
function oneOf(times: readonly (string | undefined)[], choose: (...ms: number[]) => number): string | null {
  const given = times.filter((time) => time !== undefined).map((time) => new Date(time).getTime())
  return given.length === 0 ? null : new Date(choose(...given)).toISOString()
}

/** When an entity's own metadata were made (saml-metadata-rpi-v1.0, section 2.2.1). */
const createdIn = (entity: XmlElement): string | undefined =>
  childOf(childOf(entity, metadataNs, 'Extensions'), publicationNs, 'PublicationInfo')?.attributes
    .creationInstant

/** The part of an entity that describes it as an identity provider. It can expire before the entity (section 2.4.1). */
const roleIn = (entity: XmlElement): XmlElement | undefined =>
  childrenOf(entity, metadataNs, 'IDPSSODescriptor').find(({ attributes }) =>
    attributes.protocolSupportEnumeration?.split(/\s+/).includes(protocolNs),
  )

function providerIn(entity: XmlElement, role: XmlElement | undefined): ProviderFacts | undefined {
  const entityId = entity.attributes.entityID
  const signInUrl = addressOf(role, 'SingleSignOnService')
  if (!entityId || !signInUrl) return undefined
  return {
    entityId,
    signInUrl,
    logoutUrl: addressOf(role, 'SingleLogoutService'),
    certificates: certificatesOf(role),
  }
}

const addressOf = (role: XmlElement | undefined, service: string): string =>
  childrenOf(role, metadataNs, service).find(({ attributes }) => attributes.Binding === redirectBinding)
    ?.attributes.Location ?? ''

/** The certificates of keys for signing, or for any use; each once. */
function certificatesOf(role: XmlElement | undefined): string[] {
  const keys = childrenOf(role, metadataNs, 'KeyDescriptor').filter(
    ({ attributes }) => attributes.use !== 'encryption',
  )
  const certificates = keys.flatMap((key) =>
    childrenOf(childOf(key, signatureNs, 'KeyInfo'), signatureNs, 'X509Data').flatMap((data) =>
      childrenOf(data, signatureNs, 'X509Certificate').map(({ text }) => plainCertificate(text)),
    ),
  )
  return [...new Set(certificates)].slice(0, 5)
}
