import { createPublicKey, sign, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { p256Key } from '../../../../test/stand-ins/signing-stand-in.ts'
import { rawSignature } from './raw-signature.ts'

test('says the same as the signature in DER, whatever the size of its numbers', () => {
  const key = p256Key()
  const publicKey = createPublicKey(key.export({ format: 'pem', type: 'pkcs8' }))
  const message = Buffer.from('message')
  // One in 256 numbers is shorter than 32 bytes.
  for (let i = 0; i < 600; i++) {
    const raw = rawSignature(sign('sha256', message, key))
    expect(verify('sha256', message, { key: publicKey, dsaEncoding: 'ieee-p1363' }, raw)).toBe(true)
  }
})

test('refuses what is not such a signature', () => {
  for (const wrong of ['', '00', `3045022100${'ff'.repeat(33)}0220${'01'.repeat(32)}`])
    expect(() => rawSignature(Buffer.from(wrong, 'hex'))).toThrow('signature from another key')
})
