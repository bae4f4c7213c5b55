import { expect, test } from 'vitest'
import { bundleOf, certificateBy, university, verdictOf } from '../../test/deployment.ts'
import { oracleVerify } from '../../test/oracle.ts'
import { sampleInput } from '../../test/sample-certificate.ts'
import { hashDocument } from '../general/hash-document.ts'
import { signedDetails } from '../verify/document/signed-details.ts'
import { frameworkOf } from './alignments.ts'
import { buildCertificate } from './build-certificate.ts'

type Json = ReturnType<typeof JSON.parse>

const uuid = 'ccdf3597-5c80-410f-896d-e1bdfa223de9'
const alignments = [
  { name: 'Building and civil engineering', url: 'http://data.europa.eu/snb/isced-f/0732' },
  { name: 'Level 6', url: 'http://data.europa.eu/snb/eqf/6' },
  { name: 'إدارة <script>alert(1)</script>', url: `http://data.europa.eu/esco/skill/${uuid}` },
  { name: 'civil engineer', url: `http://data.europa.eu/esco/occupation/${uuid}` },
  { name: 'Bachelor', url: `https://credentialengineregistry.org/resources/ce-${uuid}` },
]
const aligned = (wanted: { name: string; url: string }[]) => ({
  achievement: { ...sampleInput(university.did).achievement, alignments: wanted },
})
const certificate = certificateBy(university, aligned(alignments))

const shown = [
  {
    label: 'ISCED-F 2013',
    value: 'Building and civil engineering (0732)',
    url: 'http://data.europa.eu/snb/isced-f/0732',
  },
  {
    label: 'European Qualifications Framework',
    value: 'Level 6 (6)',
    url: 'http://data.europa.eu/snb/eqf/6',
  },
  ...alignments.slice(2, 4).map(({ name, url }) => ({ label: 'ESCO', value: name, url })),
  { label: 'Credential Registry (CTDL)', value: 'Bachelor', url: alignments[4]!.url },
]

test('alignments are signed as Open Badges 3.0 has them, and shown with their addresses', () => {
  const { alignment } = certificate.credentialSubject.achievement
  expect(alignment?.map(({ targetType, targetCode }) => [targetType, targetCode])).toEqual([
    ['ext:ISCEDF2013', '0732'],
    ['ext:EQFLevel', '6'],
    ['ext:ESCOSkill', uuid],
    ['ext:ESCOOccupation', uuid],
    ['CTDL', `ce-${uuid}`],
  ])
  expect(signedDetails(certificate)).toEqual(shown)
})

test('a certificate with alignments is valid, and no longer once one of them is changed', async () => {
  const { bundle, root } = await bundleOf(certificate)
  expect(await verdictOf(bundle, root)).toMatchObject({ verdict: 'VALID' })
  const changed: Json = structuredClone(certificate)
  changed.credentialSubject.achievement.alignment[1].targetUrl = 'http://data.europa.eu/snb/eqf/8'
  expect(await verdictOf({ ...bundle, certificate: changed }, root)).toMatchObject({
    verdict: 'INVALID',
    codes: { signature: 'signature-invalid' },
  })
})

test('is sound to @digitalbazaar/vc, and says the same when it is read back from its statements', async () => {
  expect(await oracleVerify(certificate, university, '2026-11-20T12:00:00Z')).toBe(true)
  const { proof: _, ...unsigned } = certificate
  const hashed = await hashDocument(unsigned)
  if (!hashed.ok) throw new Error(hashed.reason)
  expect(signedDetails(hashed.said)).toEqual(expect.arrayContaining(shown))
})

test.each([
  'javascript:alert(1)',
  `http://data.europa.eu/esco/skill/${'a'.repeat(5_000)}`,
  'http://data.europa.eu/snb/eqf/9',
  'http://data.europa.eu/snb/eqf/6#"><script>',
  `https://credentialengineregistry.org.evil.example/resources/ce-${uuid}`,
  `http://data.europa.eu/esco/skill/${uuid}\n`,
])('nothing is aligned with %s', (url) => {
  expect(frameworkOf(url)).toBeUndefined()
  const { achievement } = aligned([{ name: 'x', url }])
  expect(() => buildCertificate({ ...sampleInput(university.did), achievement })).toThrow(
    'achievement.alignments.0.url',
  )
})

test('a stranger’s alignment is shown without an address that is not on the web, or without a name not at all', () => {
  const strange = (alignment: object[]) =>
    signedDetails({ credentialSubject: { achievement: { alignment } } })
  expect(
    strange([
      { targetName: 'Run', targetUrl: 'javascript:alert(1)' },
      { targetName: 'Text', targetUrl: 'data:text/html,<script>', targetFramework: 'F', targetCode: 'C1' },
      { targetUrl: 'https://example.org/' },
      { targetName: 'Other', targetUrl: 'https://example.org/skill' },
    ]),
  ).toEqual([
    { label: 'Alignment', value: 'Run' },
    { label: 'F', value: 'Text (C1)' },
    { label: 'Alignment', value: 'Other', url: 'https://example.org/skill' },
  ])
})
