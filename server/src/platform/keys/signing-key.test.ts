import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keysOf } from './keys.ts'
import {
  checkedSigner,
  generateSigningKey,
  openLogKey,
  openSigningKey,
  openVerificationKey,
  signingKeyOf,
  verifySignature,
} from './signing-key.ts'

const keys = keysOf(new Uint8Array(32).fill(7))
const statement = Buffer.from('what the organisation signs')
const altered = (bytes: Uint8Array) => Uint8Array.from(bytes, (byte, i) => (i === 10 ? byte ^ 1 : byte))

describe("an organisation's signing key", () => {
  const made = generateSigningKey(keys)
  const key = openSigningKey(keys, made.sealedPrivateKey)

  test('signs under the public key that was published when it was made', () => {
    expect(made.publicKeyMultibase).toMatch(/^z6Mk[1-9A-HJ-NP-Za-km-z]{44}$/)
    expect(key.publicKeyMultibase).toBe(made.publicKeyMultibase)
    const signature = key.sign(statement)
    expect(signature).toHaveLength(64)
    expect(verifySignature(made.publicKeyMultibase, statement, signature)).toBe(true)
  })

  test('is an ordinary Ed25519 key: a reader of JSON Web Keys accepts its signatures', () => {
    const x = Buffer.from(key.publicKey).toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    expect(verify(null, statement, publicKey, key.sign(statement))).toBe(true)
  })

  test('does not verify another statement, another key, or a signature that was altered or cut', () => {
    const check = openVerificationKey(made.publicKeyMultibase)
    const signature = key.sign(statement)
    expect(check(Buffer.from('something else'), signature)).toBe(false)
    expect(check(statement, altered(signature))).toBe(false)
    expect(check(statement, signature.subarray(1))).toBe(false)
    expect(verifySignature(generateSigningKey(keys).publicKeyMultibase, statement, signature)).toBe(false)
  })

  test('cannot be opened under another master key', () => {
    expect(() => openSigningKey(keysOf(new Uint8Array(32)), made.sealedPrivateKey)).toThrow()
  })

  test.each(['', 'z6Mk', 'u6Mk', 'zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme'])(
    'refuses %j as a public key',
    (text) => {
      expect(() => verifySignature(text, statement, new Uint8Array(64))).toThrow(/Ed25519/)
    },
  )
})

test('the log key is the same on every start and no other deployment has it', () => {
  const again = openLogKey(keysOf(new Uint8Array(32).fill(7)))
  expect(openLogKey(keys).publicKeyMultibase).toBe(again.publicKeyMultibase)
  expect(openLogKey(keysOf(new Uint8Array(32))).publicKeyMultibase).not.toBe(again.publicKeyMultibase)
  expect(verifySignature(again.publicKeyMultibase, statement, openLogKey(keys).sign(statement))).toBe(true)
})

describe('what is to be kept', () => {
  const key = signingKeyOf(new Uint8Array(32).fill(1))
  const other = signingKeyOf(new Uint8Array(32).fill(2))

  test('is signed as by the key itself', () => {
    const sign = checkedSigner(key)
    for (const text of ['one', 'another'])
      expect(Buffer.from(sign(Buffer.from(text)))).toEqual(Buffer.from(key.sign(Buffer.from(text))))
  })

  test('is not signed by a key that its public half does not verify', () => {
    const sign = checkedSigner({ ...key, sign: other.sign })
    for (let attempt = 0; attempt < 2; attempt++) expect(() => sign(statement)).toThrow('wrong')
  })

  test.each([2, 3, 4])('is not signed when computation %i goes wrong', (faulty) => {
    let computation = 0
    const sign = checkedSigner({
      ...key,
      sign: (bytes) => (++computation === faulty ? altered(key.sign(bytes)) : key.sign(bytes)),
    })
    expect(() => [sign(statement), sign(statement)]).toThrow('wrong')
  })
})
