import { beforeAll, describe, expect, test } from 'vitest'
import { newKeyPair, type SamlKeyPair } from '../../../../test/stand-ins/saml-provider.ts'
import { readMetadata } from './read-metadata.ts'
import { readXml } from './xml-element.ts'

let keys: SamlKeyPair
beforeAll(async () => {
  keys = await newKeyPair()
})

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

const provider = (id: string, { binding = redirect, use = 'use="signing"' } = {}) => `
  <md:EntityDescriptor entityID="${id}"><!-- A university -->
    <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:1.1:protocol urn:oasis:names:tc:SAML:2.0:protocol">
      <md:KeyDescriptor use="encryption"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>broken</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:KeyDescriptor ${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
        ${keys.certificate.replace(/(.{64})/g, '$1\n')}
      </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
      <md:SingleLogoutService Binding="${redirect}" Location="${id}/slo"/>
      <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${id}/post"/>
      <md:SingleSignOnService Binding="${binding}" Location="${id}/sso"/>
    </md:IDPSSODescriptor>
  </md:EntityDescriptor>`
const service =
  '<md:EntityDescriptor entityID="https://sp.example"><md:SPSSODescriptor/></md:EntityDescriptor>'
const namespaces =
  'xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'
const federation = (...entities: string[]) =>
  `<?xml version="1.0"?><md:EntitiesDescriptor ${namespaces}>${entities.join('')}</md:EntitiesDescriptor>`
const alone = (id: string) => provider(id).replace('entityID', `${namespaces} entityID`)

describe('metadata say how to reach a provider', () => {
  const expected = (id: string) => ({
    entityId: id,
    signInUrl: `${id}/sso`,
    logoutUrl: `${id}/slo`,
    certificates: [keys.certificate],
    createdAt: null,
    validUntil: null,
  })

  test('that stands alone, with a key for signing or for anything', async () => {
    expect(await readMetadata([alone('https://a.example')], '')).toEqual(expected('https://a.example'))
    const anyUse = alone('https://a.example').replace('use="signing"', '')
    expect(await readMetadata([anyUse], '')).toEqual(expected('https://a.example'))
  })

  test('with the first end that they or what holds them name', async () => {
    const end = (until: string) => `validUntil="${until}" entityID`
    const xml = federation(provider('https://a.example').replace('entityID', end('2026-12-02T00:00:00Z')))
    expect((await readMetadata([xml], '')).validUntil).toBe('2026-12-02T00:00:00.000Z')
    const sooner = xml.replace('<md:EntitiesDescriptor', '$& validUntil="2026-12-01T00:00:00Z"')
    expect((await readMetadata([sooner], '')).validUntil).toBe('2026-12-01T00:00:00.000Z')
    const soonest = sooner.replace('<md:IDPSSODescriptor', '$& validUntil="2026-11-30T00:00:00Z"')
    expect((await readMetadata([soonest], '')).validUntil).toBe('2026-11-30T00:00:00.000Z')
    await expect(readMetadata([xml.replace('2026-12-02T00:00:00Z', 'soon')], '')).rejects.toThrow()
  })

  test('that is chosen among those of a federation, in pieces of any size', async () => {
    const xml = federation(service, provider('https://a.example'), provider('https://b.example'))
    for (const size of [1, 100, xml.length]) {
      const pieces = Array.from({ length: Math.ceil(xml.length / size) }, (_, i) =>
        xml.slice(i * size, (i + 1) * size),
      )
      expect(await readMetadata(pieces, 'https://b.example')).toEqual(expected('https://b.example'))
    }
    expect(await readMetadata([federation(service, provider('https://a.example'))], '')).toEqual(
      expected('https://a.example'),
    )
    await expect(readMetadata([xml], '')).rejects.toMatchObject({
      sentence: { key: 'invalid.which_provider' },
    })
  })

  test.each<[string, () => string]>([
    ['only services', () => federation(service)],
    ['no HTTP-Redirect', () => federation(provider('https://a.example', { binding: 'urn:soap' }))],
    ['another root', () => '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ])('but not %s', async (_name, xml) => {
    await expect(readMetadata([xml()], '')).rejects.toMatchObject({ sentence: { key: 'invalid.metadata' } })
  })

  test('and no document type, broken XML or endless entity is read', async () => {
    const heavy = alone('https://a.example').replace(
      '</md:EntityDescriptor>',
      `${'<x>y</x>'.repeat(600_000)}</md:EntityDescriptor>`,
    )
    for (const xml of [heavy, `<!DOCTYPE r [<!ENTITY a "b">]>${alone('https://a.example')}`, '<a>', 'text'])
      await expect(readMetadata([xml], '')).rejects.toThrow()
  })

  const around = (inside: string) => federation(provider('https://a.example'), inside)
  const attributes = (count: number) =>
    around(`<x ${Array.from({ length: count }, (_, i) => `xmlns:n${i}="u${i}"`).join(' ')}/>`)
  const nested = (depth: number) => around('<x>'.repeat(depth) + '</x>'.repeat(depth))
  const siblings = (count: number) =>
    alone('https://a.example').replace('</md:EntityDescriptor>', `${'<x/>'.repeat(count)}$&`)
  test.each<[string, (count: number) => string, number, number]>([
    ['elements within elements', nested, 39, 40],
    ['namespaces and attributes of a tag', attributes, 200, 201],
    ['elements in an entity', siblings, 19_000, 20_000],
  ])('and no endless %s', async (_name, xml, few, many) => {
    expect(await readMetadata([xml(few)], '')).toMatchObject({ entityId: 'https://a.example' })
    await expect(readMetadata([xml(many)], '')).rejects.toThrow('not XML that we read')
  })

  test.each([
    ['<!-- ', ' -->'],
    ['<x y="', '"/>'],
    ['', ''],
  ])('and nothing between %j and %j that goes on for too long', async (begin, end) => {
    const [start, rest] = federation(provider('https://a.example')).split('<md:EntityDescriptor')
    const pieces = (count: number) => [
      start!,
      begin,
      ...Array.from({ length: count }, () => ' '.repeat(100_000)),
      `${end}<md:EntityDescriptor${rest}`,
    ]
    expect(await readMetadata(pieces(9), '')).toMatchObject({ entityId: 'https://a.example' })
    await expect(readMetadata(pieces(11), '')).rejects.toThrow('not XML that we read')
  })

  test('and the text of an element is that of everything inside it, in order', () => {
    const root = readXml('<a>1<b>2<c>3</c></b><![CDATA[4]]><b/>5</a>')
    expect([root.text, root.children[0]!.text]).toEqual(['12345', '23'])
  })
})
