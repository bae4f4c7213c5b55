import fc from 'fast-check'
import { buildCertificate, type CertificateInput } from '../src/issue/build-certificate.ts'
import { buildEndorsement } from '../src/issue/build-endorsement.ts'
import { buildStatusListCredential } from '../src/issue/build-status-list.ts'
import { hashEmail } from '../src/issue/hash-email.ts'

const nasty = fc.constantFrom(
  '"',
  '\\',
  '\n',
  '\r\n',
  '\t',
  '\b\f',
  '\u0000\u0001\u001f',
  '\u007f\u0080\u009f',
  '\u2028\u2029',
  '\ufeff\ufffe\uffff',
  'شهادة تقدير في الهندسة',
  '‮right to left‬',
  '😀👩‍🎓',
  '\u{10ffff}\u{1f600}',
  '中文証書',
  'e\u0301',
  '<script>"^^<http://x>',
  '" .\n_:c14n0 <a:b> "',
  '@id',
  '@type',
  '_:b0',
  '   ',
  '%s{}|^`',
  'x'.repeat(5000),
)

/** Strings that break escapers: quotes, control and supplementary characters, several scripts, very long ones. */
const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(nasty, fc.string({ unit: 'binary', minLength: 1 })), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('').normalize('NFC'))

const iriPath = fc
  .array(
    fc.constantFrom(
      'a',
      'Z',
      '0',
      '/',
      '?',
      '=',
      '&',
      '%20',
      '~',
      '..',
      '.',
      ':',
      '@',
      '!',
      '$',
      "'",
      '(',
      ')',
      '*',
    ),
    {
      maxLength: 12,
    },
  )
  .map((parts) => parts.join(''))
const url = iriPath.map((path) => `https://x.example/${path}`)

const randomUrn = fc.uuid({ version: 4 }).map((uuid) => `urn:uuid:${uuid}`)
const salt = fc.stringMatching(/^[0-9a-f]{32}$/)
const position = fc.record({ listUrl: url, index: fc.nat(131_071) })

const result = fc.record(
  {
    name: hostileText,
    resultType: fc.constantFrom('LetterGrade' as const, 'GradePointAverage' as const, 'Result' as const),
    value: hostileText,
    valueMax: hostileText,
  },
  { requiredKeys: ['name', 'resultType', 'value'] },
)

const alignment = fc.record({
  name: hostileText,
  url: fc.integer({ min: 1, max: 8 }).map((level) => `http://data.europa.eu/snb/eqf/${level}`),
})

const certificateInput = (issuerId: string): fc.Arbitrary<CertificateInput> =>
  fc.record({
    id: randomUrn,
    issuer: fc.record({ id: fc.constant(issuerId), name: hostileText }),
    recipient: fc
      .record({
        id: fc.oneof(
          randomUrn,
          url.map((u) => `did:web:${u.length}.example%3A3000`),
        ),
        name: hostileText,
        salt,
        email: fc.option(hostileText, { nil: undefined }),
      })
      .map(({ email, ...rest }) => ({
        ...rest,
        emailHash: email === undefined ? undefined : hashEmail(email, rest.salt),
      })),
    achievement: fc.record(
      {
        id: url.map((u) => `${u}/achievement`),
        title: hostileText,
        description: hostileText,
        category: hostileText,
        criteriaId: url.map((u) => `${u}/criteria`),
        criteriaNarrative: hostileText,
        alignments: fc.array(alignment, { maxLength: 3 }),
      },
      { requiredKeys: ['id', 'title', 'description', 'category'] },
    ),
    results: fc.option(fc.uniqueArray(result, { selector: ({ name }) => name, maxLength: 16 }), {
      nil: undefined,
    }),
    creditsEarned: fc.option(fc.oneof(fc.nat(), fc.double({ min: 1e-6, max: 1e20, noNaN: true })), {
      nil: undefined,
    }),
    validFrom: fc.constant('2026-11-20T09:30:00Z'),
    validUntil: fc.option(fc.constant('2036-11-20T09:30:00Z'), { nil: undefined }),
    status: fc
      .record({ revocation: position, suspension: fc.option(position, { nil: undefined }) })
      // The two entries are two lists; equal entries would be one RDF node with two purposes.
      .map(({ revocation, suspension }) => ({
        revocation: { ...revocation, listUrl: `${revocation.listUrl}/r` },
        suspension: suspension && { ...suspension, listUrl: `${suspension.listUrl}/s` },
      })),
  })

/** Unsigned documents of all three fixed shapes. */
export const anyDocument = (issuerId: string) =>
  fc.oneof(
    { weight: 3, arbitrary: certificateInput(issuerId).map(buildCertificate) },
    fc
      .record({
        id: randomUrn,
        verifier: fc.record({ id: fc.constant(issuerId), name: hostileText }),
        certificate: fc.record({
          id: randomUrn,
          documentHash: fc.uint8Array({ minLength: 32, maxLength: 32 }),
        }),
        name: hostileText,
        comment: fc.option(hostileText, { nil: undefined }),
        validFrom: fc.constant('2026-11-20T09:30:00Z'),
        revocation: position,
      })
      .map(buildEndorsement),
    fc
      .record({
        url,
        issuerId: fc.constant(issuerId),
        purpose: fc.constantFrom('revocation' as const, 'suspension' as const),
        encodedList: fc.stringMatching(/^u[A-Za-z0-9_-]{1,80}$/),
        validFrom: fc.constant('2026-11-20T09:30:00Z'),
        validUntil: fc.constant('2026-11-21T09:30:00Z'),
        ttlMs: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      })
      .map(buildStatusListCredential),
  )
