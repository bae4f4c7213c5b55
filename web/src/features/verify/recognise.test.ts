import { expect, it } from 'vitest'
import { printedCode } from '../../testing/printed-code.ts'
import { verifyTexts } from '../../texts/verify.ts'
import { recognise } from './recognise.ts'

const host = 'certs.example'
const key = 'A'.repeat(43)

it.each([
  `https://certs.example/verify/abc#${key}`,
  `certs.example/verify/abc#${key}`,
  `  /verify/abc#${key}\n`,
])('a link is known however it was copied: %j', (text) => {
  expect(recognise(text, host)).toEqual({ kind: 'link', slug: 'abc', key })
})

it('a link that a holder has made is known', () => {
  const found = recognise(`https://certs.example/verify/s/share_1#${key}`, host)
  expect(found).toEqual({ kind: 'shared', shareId: 'share_1', key })
})

it('a link to another site is named, never followed', () => {
  const found = recognise(`https://other.example/verify/abc#${key}`, host)
  expect(found).toMatchObject({ kind: 'unknown', advice: expect.stringContaining('other.example') })
})

it('a certificate file is accepted with or without its evidence', () => {
  const certificate = { '@context': ['https://www.w3.org/ns/credentials/v2'], id: 'urn:uuid:1' }
  expect(recognise(JSON.stringify(certificate), host)).toMatchObject({
    kind: 'bundle',
    bundle: { certificate },
  })
  expect(recognise(JSON.stringify({ certificate, endorsements: [] }), host)).toMatchObject({ kind: 'bundle' })
})

it.each([
  '',
  '{',
  '{"a":1}',
  'hello there',
  'https://certs.example/issuer',
  'ftp://x',
  'https://certs.example/verify/%E0%A4%A',
  'https://[/verify/abc',
])('what is neither says what to do next: %j', (text) => {
  const found = recognise(text, host)
  expect(found.kind).toBe('unknown')
  expect(found.kind === 'unknown' && found.advice.length).toBeGreaterThan(20)
})

it('a certificate file that is none says why in the words of the page', () => {
  const text = JSON.stringify({ certificate: {}, statementsLog: Array(41).fill({}) })
  const advice = verifyTexts.start.problems['log-proofs']({ most: 40 })
  expect(recognise(text, host)).toEqual({ kind: 'unknown', advice })
})

it('the code on paper is read as the certificate that it states', () => {
  expect(recognise(`${printedCode}\n`, host)).toMatchObject({
    kind: 'bundle',
    bundle: { certificate: { issuer: { name: 'Example University' }, proof: { paper: printedCode } } },
  })
})

it.each([
  [printedCode.slice(0, 200), 'cut off'],
  [printedCode.replace('CRDZ1', 'CRDZ2'), 'newer format'],
])('a code on paper that cannot be read says why', (code, why) => {
  expect(recognise(code, host)).toMatchObject({ kind: 'unknown', advice: expect.stringContaining(why) })
})

const number = '7M4T-RJ0N-5C2X-G6W1-SHQP'
it.each([
  number,
  number.toLowerCase().replaceAll('-', ' '),
  `certs.example/v/${number}`,
  `https://certs.example/v/${number}/`,
])('a number is known however it was typed: %j', (typed) => {
  expect(recognise(typed, host)).toEqual({ kind: 'number', number })
})

it.each(['40', '#40', '# 40', 'Certificate number 40', '٤٠'])(
  'the number in the issuer’s list opens nothing, and says which number does: %j',
  (typed) => {
    const found = recognise(typed, host)
    expect(found).toMatchObject({ kind: 'unknown', advice: expect.stringContaining('long number') })
  },
)

it('a number with a typing error, or of another site, says so', () => {
  const advice = (typed: string) => {
    const found = recognise(typed, host)
    return found.kind === 'unknown' ? found.advice : found
  }
  expect(advice(`certs.example/v/${number.replace('7', '8')}`)).toContain('typing error')
  expect(advice(number.replace('7', '8'))).toContain('typing error')
  expect(advice(number.slice(0, 9).toLowerCase())).toContain('typing error')
  expect(advice('٧M4T RJ0N')).toContain('typing error')
  expect(advice(`other.example/v/${number}`)).toContain('other.example')
})
