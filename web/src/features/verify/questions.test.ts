import type { Check } from '@credenza/credential/verify'
import { expect, it } from 'vitest'
import { verifyTexts } from '../../texts/verify.ts'
import { questionsOf } from './questions.ts'

const texts = verifyTexts.page
const check = (name: Check['name'], answer: Check['answer'], more: Partial<Check> = {}): Check => ({
  name,
  answer,
  code: `${name}-${answer}`,
  sentence: `About ${name}: ${answer}.`,
  details: {},
  ...more,
})
const good = [
  check('well-formed', 'passed'),
  check('signature', 'passed'),
  check('issuer', 'passed'),
  check('status', 'passed'),
  check('validity', 'passed'),
  check('endorsement', 'passed'),
]
/** The checks of a good certificate with these in place of its own. */
const answers = (...changed: Check[]) =>
  questionsOf(good.map((one) => changed.find(({ name }) => name === one.name) ?? one)).map(
    ({ answer }) => answer,
  )

it('asks whether it was changed, whether it is in force, and who issued it', () => {
  expect(questionsOf(good).map(({ question }) => question)).toEqual(Object.values(texts.questions))
  expect(answers()).toEqual([texts.unchanged, texts.inForce, 'About issuer: passed.'])
})

it.each(['signature', 'well-formed'] as const)(
  'says nothing of a document whose %s failed but that',
  (name) => {
    const [changed, ...others] = answers(check(name, 'failed'), check('status', 'failed'))
    expect(changed).toBe(`About ${name}: failed.`)
    expect(others).toEqual([texts.meaningless, texts.meaningless])
  },
)

it('a revocation outweighs what could not be found out', () => {
  const [, inForce] = answers(check('status', 'inconclusive'), check('validity', 'failed'))
  expect(inForce).toBe('About validity: failed.')
  expect(answers(check('status', 'inconclusive'))[1]).toBe('About status: inconclusive.')
})

it.each(['pdf-altered', 'pdf-unsealed', 'pdf-seal-unknown'])(
  'names what it came in, if that is %s',
  (code) => {
    const [changed] = answers(check('well-formed', 'inconclusive', { code, sentence: 'The PDF was.' }))
    expect(changed).toBe('The PDF was.')
  },
)

it('claims nothing about a signature that could not be checked', () => {
  const [changed, inForce] = answers(check('signature', 'inconclusive'))
  expect([changed, inForce]).toEqual([texts.unknown, 'About status: passed.'])
})

it.each(['failed', 'inconclusive'] as const)(
  'what was declined or not yet accepted is not in force (%s)',
  (answer) => {
    expect(answers(check('endorsement', answer))[1]).toBe(`About endorsement: ${answer}.`)
  },
)

it('what was signed with a stolen key is not called in force', () => {
  expect(answers(check('issuer', 'failed'))[1]).toBe('About status: passed.')
})

it('says who approved the issuer, and since when', () => {
  const details = { did: 'did:web:certs.example:issuers:org_1', since: '2025-03-01T08:00:00Z' }
  const [, , issuer] = answers(check('issuer', 'passed', { code: 'issuer-approved', details }))
  expect(issuer).toContain('About issuer: passed.')
  expect(issuer).toContain('certs.example')
  expect(issuer).toContain('2025')
})

it('without a settled check of the issuer, nobody is named', () => {
  expect(questionsOf(good.filter(({ name }) => name !== 'issuer')).at(-1)?.answer).toBe(texts.unknown)
})
