import { describe, expect, test } from 'vitest'
import { sampleInput } from '../../test/sample-certificate.ts'
import { achievementType } from './achievement-type.ts'
import { buildCertificate } from './build-certificate.ts'

const input = sampleInput('did:web:credenza.example:issuers:org1')

describe('buildCertificate', () => {
  test('refuses ids and salts that could be guessed', () => {
    const version7 = 'urn:uuid:019a9f6e-5d3c-7b2a-8f4e-6d1c0b9a8e7f'
    expect(() => buildCertificate({ ...input, id: version7 })).toThrow('version 4')
    expect(() => buildCertificate({ ...input, recipient: { ...input.recipient, salt: '1234' } })).toThrow(
      'salt',
    )
  })

  test('refuses text that is empty, not NFC or not Unicode, and never repeats it in the error', () => {
    for (const name of ['', 'Zoe\u0308', 'half \ud83d']) {
      const build = () => buildCertificate({ ...input, recipient: { ...input.recipient, name } })
      expect(build).toThrow(/^recipient\.name must be/)
    }
  })

  test('refuses dates with fractions, offsets or an impossible day, and an end before the beginning', () => {
    for (const validFrom of [
      '2026-11-20T09:30:00.000Z',
      '2026-11-20T09:30:00+04:00',
      '2026-02-30T00:00:00Z',
    ]) {
      expect(() => buildCertificate({ ...input, validFrom })).toThrow('validFrom')
    }
    expect(() => buildCertificate({ ...input, validUntil: '2026-11-20T09:29:59Z' })).toThrow('validUntil')
  })

  test('keeps 128 random bits in a certificate without an email hash', () => {
    const { emailHash, ...recipient } = input.recipient
    const { identifier } = buildCertificate({ ...input, recipient }).credentialSubject
    expect(identifier).toEqual([expect.objectContaining({ identityType: 'name', salt: recipient.salt })])
    expect(emailHash).toMatch(/^sha256\$/)
  })

  test('writes one status entry by default and a second one for issuers that publish suspensions', () => {
    const revocation = { listUrl: 'https://x.example/r', index: 5 }
    const suspension = { listUrl: 'https://x.example/s', index: 6 }
    expect(buildCertificate({ ...input, status: { revocation } }).credentialStatus).toMatchObject({
      statusPurpose: 'revocation',
      statusListIndex: '5',
    })
    expect(buildCertificate({ ...input, status: { revocation, suspension } }).credentialStatus).toHaveLength(
      2,
    )
    expect(() => buildCertificate({ ...input, status: { revocation, suspension: revocation } })).toThrow(
      'own',
    )
  })
})

describe('what a certificate says beside its title', () => {
  const results = [
    { name: 'Grade', resultType: 'LetterGrade' as const, value: 'A' },
    { name: 'GPA', resultType: 'GradePointAverage' as const, value: '3.72', valueMax: '4' },
  ]

  test('is signed as Open Badges results and credits', () => {
    const { credentialSubject } = buildCertificate({ ...input, results, creditsEarned: 12.5 })
    const [grade, gpa] = [1, 2].map((number) => `${input.achievement.id}#result-${number}`)
    expect(credentialSubject.achievement.resultDescription).toEqual([
      { id: grade, type: ['ResultDescription'], name: 'Grade', resultType: 'LetterGrade' },
      {
        id: gpa,
        type: ['ResultDescription'],
        name: 'GPA',
        resultType: 'GradePointAverage',
        valueMax: '4',
      },
    ])
    expect(credentialSubject.result).toEqual([
      { id: `${input.id}#result-1`, type: ['Result'], resultDescription: grade, value: 'A' },
      { id: `${input.id}#result-2`, type: ['Result'], resultDescription: gpa, value: '3.72' },
    ])
    expect(credentialSubject.creditsEarned).toBe(12.5)
  })

  test('leaves no trace in a certificate that says nothing', () => {
    const plain = JSON.stringify(buildCertificate(input))
    expect(JSON.stringify(buildCertificate({ ...input, results: [] }))).toBe(plain)
    expect(plain).not.toMatch(/result|credits/)
  })

  test('is refused with two results of one name, an empty value or impossible credits', () => {
    const build = (more: object) => () => buildCertificate({ ...input, ...more })
    expect(build({ results: [results[0], results[0]] })).toThrow('different names')
    expect(build({ results: [{ ...results[0], value: '' }] })).toThrow('results.0.value')
    expect(build({ creditsEarned: Number.NaN })).toThrow('creditsEarned')
    expect(build({ creditsEarned: -1 })).toThrow('creditsEarned')
  })
})

test('a category becomes an Open Badges type, an ext: type, or Certificate for other scripts', () => {
  expect(achievementType('bachelor degree')).toBe('BachelorDegree')
  expect(achievementType('Letter of Attendance')).toBe('ext:LetterofAttendance')
  expect(achievementType('شهادة')).toBe('Certificate')
})
