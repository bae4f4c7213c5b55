import type { SamlPreset } from '@credenza/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  assertionXml,
  newKeyPair,
  type Said,
  type SamlKeyPair,
  saidBy,
  samlSettingsFor,
} from '../../../../test/stand-ins/saml-provider.ts'
import { readAssertion } from './read-assertion.ts'
import { readMetadata } from './read-metadata.ts'
import { readXml } from './xml-element.ts'

let keys: SamlKeyPair
/** The keys of another role of the same entity, which signs no assertions. */
let otherKeys: SamlKeyPair

beforeAll(async () => {
  ;[keys, otherKeys] = await Promise.all([newKeyPair(), newKeyPair('other')])
})

const saml2 = 'urn:oasis:names:tc:SAML:2.0:protocol'
const binding = (name: string) => `Binding="urn:oasis:names:tc:SAML:2.0:bindings:${name}"`
const key = ({ certificate }: Pick<SamlKeyPair, 'certificate'>, use = ' use="signing"', inside = '') =>
  `<md:KeyDescriptor${use}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${inside}<ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
const entity = (id: string, inside: string, attributes = '') =>
  `<?xml version="1.0" encoding="utf-8"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${id}" ${attributes}>${inside}</md:EntityDescriptor>`

interface Published {
  preset: SamlPreset
  metadata: () => string
  read: { entityId: string; signInUrl: string; logoutUrl: string }
  groupsFrom: string
  said: Partial<Said>
  person: object
}

const entraId = 'https://sts.windows.net/9122040d-6c67-4c5b-b112-36a304b66dad/'
const entraUrl = 'https://login.microsoftonline.com/9122040d-6c67-4c5b-b112-36a304b66dad/saml2'
const entraClaims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** Metadata and assertions in the form that each provider publishes. */
const published: Record<string, Published> = {
  // FederationMetadata/2007-06/FederationMetadata.xml; learn.microsoft.com/entra/identity-platform/reference-saml-tokens
  'Microsoft Entra': {
    preset: 'entra',
    metadata: () =>
      entity(
        entraId,
        `<md:RoleDescriptor xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:fed="http://docs.oasis-open.org/wsfed/federation/200706" xsi:type="fed:SecurityTokenServiceType" protocolSupportEnumeration="http://docs.oasis-open.org/wsfed/federation/200706">${key(otherKeys)}</md:RoleDescriptor>
        <md:IDPSSODescriptor protocolSupportEnumeration="${saml2}">${key(keys)}
        <md:SingleLogoutService ${binding('HTTP-Redirect')} Location="${entraUrl}"/>
        <md:SingleSignOnService ${binding('HTTP-Redirect')} Location="${entraUrl}"/>
        <md:SingleSignOnService ${binding('HTTP-POST')} Location="${entraUrl}"/></md:IDPSSODescriptor>`,
        'ID="_7f0c2c1b-0a5e-4a36-9d8d-3a4f2f4e5a6b"',
      ),
    read: { entityId: entraId, signInUrl: entraUrl, logoutUrl: entraUrl },
    groupsFrom: 'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups',
    said: {
      nameId: 'pairwise-and-different-for-each-application',
      nameFormat: persistent,
      context: 'urn:oasis:names:tc:SAML:2.0:ac:classes:Password',
      attributes: {
        'http://schemas.microsoft.com/identity/claims/tenantid': ['9122040d-6c67-4c5b-b112-36a304b66dad'],
        'http://schemas.microsoft.com/identity/claims/objectidentifier': [
          '690222be-ff1a-4d56-abd1-7e4f7d38e474',
        ],
        'http://schemas.microsoft.com/identity/claims/displayname': ['Dina Dean'],
        'http://schemas.microsoft.com/ws/2008/06/identity/claims/groups': [
          '07dd8a60-bf6d-4e17-8844-230b77145381',
        ],
        'http://schemas.microsoft.com/claims/authnmethodsreferences': [
          'http://schemas.microsoft.com/ws/2008/06/identity/authenticationmethod/password',
          'http://schemas.microsoft.com/claims/multipleauthn',
        ],
        [`${entraClaims}/emailaddress`]: ['dean@uni.example'],
        [`${entraClaims}/name`]: ['dean@uni.example'],
      },
    },
    person: {
      subject: '690222be-ff1a-4d56-abd1-7e4f7d38e474',
      groups: ['07dd8a60-bf6d-4e17-8844-230b77145381'],
      secondFactor: { at: expect.any(Date) },
    },
  },
  // GoogleIDPMetadata.xml; support.google.com/a/answer/6087519
  Google: {
    preset: 'google',
    metadata: () =>
      entity(
        'https://accounts.google.com/o/saml2?idpid=C0example',
        `<md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="${saml2}">${key(keys)}
        <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>
        <md:SingleSignOnService ${binding('HTTP-Redirect')} Location="https://accounts.google.com/o/saml2/idp?idpid=C0example"/>
        <md:SingleSignOnService ${binding('HTTP-POST')} Location="https://accounts.google.com/o/saml2/idp?idpid=C0example"/></md:IDPSSODescriptor>`,
        'validUntil="2031-05-01T09:00:00.000Z"',
      ),
    read: {
      entityId: 'https://accounts.google.com/o/saml2?idpid=C0example',
      signInUrl: 'https://accounts.google.com/o/saml2/idp?idpid=C0example',
      logoutUrl: '',
    },
    groupsFrom: 'groups',
    said: {
      nameId: 'dean@uni.example',
      nameFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
      context: 'urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified',
      attributes: { displayName: ['Dina Dean'], groups: ['registry'] },
    },
    person: { subject: 'dean@uni.example', groups: ['registry'], secondFactor: undefined },
  },
  // /app/<id>/sso/saml/metadata
  Okta: {
    preset: 'okta',
    metadata: () =>
      entity(
        'http://www.okta.com/exk1fcia6d6EMsf331d8',
        `<md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="${saml2}">${key(keys)}
        <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified</md:NameIDFormat>
        <md:SingleSignOnService ${binding('HTTP-POST')} Location="https://uni.okta.com/app/uni_credenza_1/exk1fcia6d6EMsf331d8/sso/saml"/>
        <md:SingleSignOnService ${binding('HTTP-Redirect')} Location="https://uni.okta.com/app/uni_credenza_1/exk1fcia6d6EMsf331d8/sso/saml"/></md:IDPSSODescriptor>`,
      ),
    read: {
      entityId: 'http://www.okta.com/exk1fcia6d6EMsf331d8',
      signInUrl: 'https://uni.okta.com/app/uni_credenza_1/exk1fcia6d6EMsf331d8/sso/saml',
      logoutUrl: '',
    },
    groupsFrom: 'groups',
    said: {
      nameId: '00uid4BxXw6I6TV4m0g3',
      nameFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
      attributes: {
        email: ['dean@uni.example'],
        displayName: ['Dina Dean'],
        groups: ['Everyone', 'registry'],
      },
    },
    person: { subject: '00uid4BxXw6I6TV4m0g3', groups: ['Everyone', 'registry'], secondFactor: undefined },
  },
  // /realms/<realm>/protocol/saml/descriptor
  Keycloak: {
    preset: 'keycloak',
    metadata: () =>
      entity(
        'https://login.uni.example/realms/uni',
        `<md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="${saml2}">${key(keys, ' use="signing"', '<ds:KeyName>FJ86GcF3jTbNLOco4NvZkUCIUmfYCqoqtOQeMfbhNlE</ds:KeyName>')}
        <md:ArtifactResolutionService ${binding('SOAP')} Location="https://login.uni.example/realms/uni/protocol/saml/resolve" index="0"/>
        <md:SingleLogoutService ${binding('HTTP-POST')} Location="https://login.uni.example/realms/uni/protocol/saml"/>
        <md:SingleLogoutService ${binding('HTTP-Redirect')} Location="https://login.uni.example/realms/uni/protocol/saml"/>
        <md:NameIDFormat>${persistent}</md:NameIDFormat>
        <md:SingleSignOnService ${binding('HTTP-POST')} Location="https://login.uni.example/realms/uni/protocol/saml"/>
        <md:SingleSignOnService ${binding('HTTP-Redirect')} Location="https://login.uni.example/realms/uni/protocol/saml"/></md:IDPSSODescriptor>`,
      ),
    read: {
      entityId: 'https://login.uni.example/realms/uni',
      signInUrl: 'https://login.uni.example/realms/uni/protocol/saml',
      logoutUrl: 'https://login.uni.example/realms/uni/protocol/saml',
    },
    groupsFrom: 'Role',
    said: {
      nameId: 'G-2f8e7a52-0d57-4d6c-9f64-8b1a5a1f6f0e',
      nameFormat: persistent,
      attributes: {
        'urn:oid:1.2.840.113549.1.9.1': ['dean@uni.example'],
        name: ['Dina Dean'],
        Role: ['registry'],
      },
    },
    person: { subject: 'G-2f8e7a52-0d57-4d6c-9f64-8b1a5a1f6f0e', groups: ['registry'] },
  },
  // An entity of eduGAIN; REFEDS Personalized Access, saml-subject-id-attr-v1.0
  'Shibboleth, eduGAIN': {
    preset: 'shibboleth',
    metadata: () =>
      entity(
        'https://idp.uni.example/idp/shibboleth',
        `<md:Extensions><mdrpi:RegistrationInfo xmlns:mdrpi="urn:oasis:names:tc:SAML:metadata:rpi" registrationAuthority="https://federation.example"/></md:Extensions>
        <md:IDPSSODescriptor protocolSupportEnumeration="${saml2} urn:oasis:names:tc:SAML:1.1:protocol urn:mace:shibboleth:1.0">
        <md:Extensions><shibmd:Scope xmlns:shibmd="urn:mace:shibboleth:metadata:1.0" regexp="false">uni.example</shibmd:Scope></md:Extensions>
        ${key(keys)}${key(otherKeys, ' use="encryption"')}
        <md:SingleLogoutService ${binding('SOAP')} Location="https://idp.uni.example:8443/idp/profile/SAML2/SOAP/SLO"/>
        <md:SingleSignOnService Binding="urn:mace:shibboleth:1.0:profiles:AuthnRequest" Location="https://idp.uni.example/idp/profile/Shibboleth/SSO"/>
        <md:SingleSignOnService ${binding('HTTP-POST')} Location="https://idp.uni.example/idp/profile/SAML2/POST/SSO"/>
        <md:SingleSignOnService ${binding('HTTP-Redirect')} Location="https://idp.uni.example/idp/profile/SAML2/Redirect/SSO"/></md:IDPSSODescriptor>
        <md:AttributeAuthorityDescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:1.1:protocol">${key(otherKeys)}</md:AttributeAuthorityDescriptor>`,
      ),
    read: {
      entityId: 'https://idp.uni.example/idp/shibboleth',
      signInUrl: 'https://idp.uni.example/idp/profile/SAML2/Redirect/SSO',
      logoutUrl: '',
    },
    groupsFrom: 'urn:oid:1.3.6.1.4.1.5923.1.1.1.9',
    said: {
      nameId: 'AAdzZWNyZXQxNb',
      nameFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
      context: 'https://refeds.org/profile/mfa',
      attributes: {
        'urn:oasis:names:tc:SAML:attribute:subject-id': ['4711@uni.example'],
        'urn:oid:0.9.2342.19200300.100.1.3': ['dean@uni.example'],
        'urn:oid:2.16.840.1.113730.3.1.241': ['Dina Dean'],
        'urn:oid:1.3.6.1.4.1.5923.1.1.1.9': ['staff@uni.example', 'member@uni.example'],
        'urn:oid:1.3.6.1.4.1.5923.1.1.1.10': [`<saml:NameID Format="${persistent}">targeted</saml:NameID>`],
      },
    },
    person: {
      subject: '4711@uni.example',
      groups: ['staff@uni.example', 'member@uni.example'],
      secondFactor: { at: expect.any(Date) },
    },
  },
}

const asked = {
  id: '_1',
  xml: '',
  relayState: '',
  consumerUri: 'https://credenza.example/acs',
  audience: 'us',
}

const personOf = ({ preset, read, groupsFrom, said }: Published, change = (xml: string) => xml) => {
  const xml = change(assertionXml(saidBy(asked, { issuer: read.entityId, ...said })))
  return readAssertion(readXml(xml), {
    settings: samlSettingsFor(keys, { preset, ...read }),
    roles: { groupsFrom },
    consumerUri: asked.consumerUri,
    requestId: asked.id,
    now: new Date(),
  }).person
}

describe.each(Object.entries(published))('%s', (_name, provider) => {
  test('is reached as its metadata say, with the key of its sign-ins only', async () => {
    const found = await readMetadata([provider.metadata()], '')
    expect(found).toMatchObject({ ...provider.read, certificates: [keys.certificate] })
  })

  test('names people by what stays, with email, name and groups', () => {
    expect(personOf(provider)).toMatchObject({
      email: 'dean@uni.example',
      name: 'Dina Dean',
      ...provider.person,
    })
  })
})

test('several attributes of one name are one list, as Keycloak writes the roles of a person', () => {
  const role =
    '<saml:Attribute Name="Role"><saml:AttributeValue>manager</saml:AttributeValue></saml:Attribute>'
  const { groups } = personOf(published.Keycloak!, (xml) =>
    xml.replace('</saml:AttributeStatement>', `${role}$&`),
  )
  expect(groups).toEqual(['registry', 'manager'])
})
