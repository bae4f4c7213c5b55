import type { SamlPreset, SamlSettings } from '@credenza/schema'
import { emailName, persistentName } from './names.ts'

/** The attributes of an assertion, by name. */
export type Attributes = ReadonlyMap<string, readonly string[]>

interface Preset {
  /** The NameID format that we ask for; null leaves it to the provider. */
  nameFormat: string | null
  /**
   * The attributes that may contain each fact, the best first. Somebody without any of the subjects is identified by their
   * NameID.
   */
  subject: readonly string[]
  email: readonly string[]
  name: readonly string[]
  /** Whether an attribute says that a second factor was seen. The authentication context can say so too. */
  sawSecondFactor: (attributes: Attributes) => boolean
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const microsoft = 'http://schemas.microsoft.com'

const plain: Preset = {
  nameFormat: null,
  subject: [],
  email: ['email', 'mail', `${claims}/emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3'],
  name: ['displayName', 'name', 'cn', 'urn:oid:2.16.840.1.113730.3.1.241'],
  sawSecondFactor: () => false,
}

const presets: Record<SamlPreset, Preset> = {
  other: plain,
  /** Its NameIDs are often transient. Permanent are subject-id and pairwise-id, and the older eduPersonUniqueId. */
  shibboleth: {
    ...plain,
    subject: [
      'urn:oasis:names:tc:SAML:attribute:subject-id',
      'urn:oasis:names:tc:SAML:attribute:pairwise-id',
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.13',
    ],
  },
  /** Its authentication context stays that of the password; the second factor is an attribute. */
  entra: {
    ...plain,
    nameFormat: persistentName,
    subject: [`${microsoft}/identity/claims/objectidentifier`],
    name: [`${microsoft}/identity/claims/displayname`, ...plain.name],
    sawSecondFactor: (attributes) =>
      attributes
        .get(`${microsoft}/claims/authnmethodsreferences`)
        ?.includes(`${microsoft}/claims/multipleauthn`) === true,
  },
  /** Its only permanent NameID is the email. */
  google: { ...plain, nameFormat: emailName },
  okta: plain,
  keycloak: {
    ...plain,
    nameFormat: persistentName,
    email: [...plain.email, 'urn:oid:1.2.840.113549.1.9.1'],
  },
}

/** The preset, with attributes replaced by those in the owner's settings. */
export function presetOf({ preset, attributes }: SamlSettings): Preset {
  const own = presets[preset]
  const named = (name: string, standard: readonly string[]) => (name === '' ? standard : [name])
  return {
    ...own,
    subject: named(attributes.subject, own.subject),
    email: named(attributes.email, own.email),
    name: named(attributes.name, own.name),
  }
}
