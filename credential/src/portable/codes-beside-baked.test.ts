import { expect, test } from 'vitest'
import { paperOf, printed } from '../../test/paper.ts'
import { areCodesOfBaked } from './codes-beside-baked.ts'

const { certificate, statement } = paperOf()
const code = printed(statement)
const otherCode = printed(paperOf({ title: 'Doctor of Medicine' }).statement)
const link = 'https://credenza.example/verify/abcdefgh#key'
const baked = JSON.stringify(certificate)
const escaped = baked.replaceAll('did:web', 'did\\u003aweb')
const jwt = `e30.${Buffer.from(baked).toString('base64url')}.AA`
const foreign = JSON.stringify({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  issuer: 'did:web:a.example',
})

test.each<[string, string[], string, boolean]>([
  ['no code', [], baked, true],
  ['the address of a university', ['https://university.example/'], baked, true],
  ['its own statement', [code], baked, true],
  ['its own statement and a link beside it', [code, link], baked, true],
  ['its own statement and a link of another host', [code, 'https://a.example/verify/abc#key'], baked, false],
  ['the statement of another certificate', [otherCode], baked, false],
  ['two statements', [code, otherCode], baked, false],
  ['a link alone', [link], baked, false],
  ['a link alone, and the issuer spelt with an escape', [link], escaped, false],
  ['a link alone, and a JWT', [link], jwt, false],
  ['a statement, and a JWT', [otherCode], jwt, false],
  ['a link of another platform', ['https://a.example/verify/abc'], foreign, true],
  ['a statement beside the certificate of another platform', [code], foreign, false],
  ['a link, and text that is no certificate', [link], 'text', false],
])('%s', async (_, codes, text, agree) => {
  expect(await areCodesOfBaked(codes, text)).toBe(agree)
})
