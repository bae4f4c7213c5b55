import { createPublicKey, verify as nodeVerify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import { sha512 } from '@noble/hashes/sha2.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testIssuer } from '../../test/keys.ts'
import { concatBytes, utf8 } from '../bytes/bytes.ts'
import { agreeingWithOthers, verifyEd25519, verifyEd25519Portable } from './ed25519.ts'

const issuer = testIssuer(3)
const { Point } = ed25519
const L = Point.Fn.ORDER
/** A point of order 8. */
const torsion = Point.fromHex('c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a')

/** OpenSSL, as a server passes it in. */
const verifyWithNode = agreeingWithOthers((publicKey, message, signature) => {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex')
  const key = createPublicKey({ key: Buffer.concat([prefix, publicKey]), format: 'der', type: 'spki' })
  return nodeVerify(null, message, key, signature)
})

/** Whether the signature is accepted; all engines have to agree. */
async function allAccept(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const portable = verifyEd25519Portable(publicKey, message, signature)
  expect(await verifyEd25519(publicKey, message, signature)).toBe(portable)
  expect(await verifyWithNode(publicKey, message, signature)).toBe(portable)
  return portable
}

describe('all Ed25519 engines', () => {
  test('accept an honest signature and refuse it after any one-bit change', async () => {
    const message = utf8('message')
    const signature = issuer.sign(message)
    expect(await allAccept(issuer.publicKey, message, signature)).toBe(true)
    await fc.assert(
      fc.asyncProperty(fc.nat(511), async (bit) => {
        const changed = Uint8Array.from(signature)
        changed[bit >> 3]! ^= 1 << (bit & 7)
        expect(await allAccept(issuer.publicKey, message, changed)).toBe(false)
      }),
      { numRuns: 64 },
    )
  })

  test('agree on keys and signatures with a component of small order, where libraries differ', async () => {
    const secret = 12345678901234567890n
    let cofactoredOnly = 0
    for (let multiple = 0; multiple < 8; multiple++) {
      const key = Point.BASE.multiply(secret).add(multiplyTorsion(multiple)).toBytes()
      for (let text = 0; text < 8; text++) {
        const message = utf8(`message ${text}`)
        const nonce = 987654321n
        const R = Point.BASE.multiply(nonce).add(multiplyTorsion(text)).toBytes()
        const k = littleEndian(sha512(concatBytes(R, key, message))) % L
        const signature = concatBytes(R, toLittleEndian((nonce + k * secret) % L))
        const accepted = await allAccept(key, message, signature)
        if (!accepted && ed25519.verify(signature, message, key, { zip215: false })) cofactoredOnly++
      }
    }
    expect(cofactoredOnly).toBeGreaterThan(0)
  })

  test('refuse keys and R of small order, keys off the curve and S beyond the group order', async () => {
    const message = utf8('message')
    const signature = issuer.sign(message)
    for (let multiple = 0; multiple < 8; multiple++) {
      const small = multiplyTorsion(multiple).toBytes()
      expect(await allAccept(small, message, concatBytes(small, new Uint8Array(32)))).toBe(false)
      expect(await allAccept(small, message, concatBytes(Point.BASE.toBytes(), toLittleEndian(1n)))).toBe(
        false,
      )
    }
    const sPlusL = littleEndian(signature.subarray(32)) + L
    expect(
      await allAccept(
        issuer.publicKey,
        message,
        concatBytes(signature.subarray(0, 32), toLittleEndian(sPlusL)),
      ),
    ).toBe(false)
    expect(await allAccept(new Uint8Array(32).fill(0xff), message, signature)).toBe(false)
    expect(await allAccept(new Uint8Array(31), message, signature)).toBe(false)
    expect(await allAccept(issuer.publicKey, message, signature.subarray(1))).toBe(false)
  })

  test('do not change the bytes they are given', async () => {
    // Half of all signatures have the bit set that a careless mask would clear.
    for (let i = 0; i < 16; i++) {
      const signed = Buffer.from(issuer.sign(utf8(`message ${i}`)))
      const copy = Buffer.from(signed)
      await allAccept(issuer.publicKey, utf8(`message ${i}`), signed)
      expect(signed).toEqual(copy)
    }
  })

  test('agree on messages of any length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (message, honest) => {
        const signature = issuer.sign(honest ? message : utf8('another message'))
        expect(await allAccept(issuer.publicKey, message, signature)).toBe(honest)
      }),
      { numRuns: 30 },
    )
  })
})

function multiplyTorsion(multiple: number) {
  let point = Point.ZERO
  for (let i = 0; i < multiple; i++) point = point.add(torsion)
  return point
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}

function toLittleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn))
}
