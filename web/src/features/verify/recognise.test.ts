import { expect, it } from 'vitest'
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
