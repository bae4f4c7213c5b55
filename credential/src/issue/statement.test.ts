import { describe, expect, test } from 'vitest'
import { nodeSha256, testIssuer } from '../../test/keys.ts'
import { utf8 } from '../bytes/bytes.ts'
import {
  buildStatement,
  type SignedStatement,
  signStatement,
  statementDigest,
  verifyStatement,
} from './statement.ts'

const issuer = testIssuer(7)
const certificateId = 'urn:uuid:3f2b6c1e-8d4a-4f7b-9c2d-1a5e7b9d0c3f'
const revocation = buildStatement({
  action: 'revoked',
  issuer: issuer.did,
  certificateId,
  at: '2026-11-20T10:00:00Z',
  reason: 'Issued in error: "see" صادر بالخطأ\n',
})
const signed = await signStatement(revocation, issuer)

describe('signed statements', () => {
  test('verify with the key that signed them and with no other', async () => {
    expect(await verifyStatement(signed, issuer.publicKey)).toBe(true)
    expect(await verifyStatement(signed, testIssuer(8).publicKey)).toBe(false)
  })

  test('do not verify after a change, an addition or a removal of any member', async () => {
    for (const key of Object.keys(signed) as (keyof SignedStatement)[]) {
      const { [key]: _, ...without } = signed
      expect(await verifyStatement({ ...signed, [key]: `${signed[key]}x` }, issuer.publicKey), key).toBe(
        false,
      )
      expect(await verifyStatement(without as SignedStatement, issuer.publicKey), key).toBe(false)
    }
    expect(await verifyStatement({ ...signed, successorId: certificateId }, issuer.publicKey)).toBe(false)
    expect(await verifyStatement({ ...signed, note: 'x' } as SignedStatement, issuer.publicKey)).toBe(false)
    expect(await verifyStatement(null as never, issuer.publicKey)).toBe(false)
  })

  test('have the digest of their RFC 8785 form, whatever the order of members', () => {
    const reversed = Object.fromEntries(Object.entries(signed).toReversed()) as SignedStatement
    const canonical =
      `{"action":"revoked","at":"2026-11-20T10:00:00Z","certificateId":"${certificateId}",` +
      `"issuer":"${issuer.did}","proofValue":"${signed.proofValue}",` +
      '"reason":"Issued in error: \\"see\\" صادر بالخطأ\\n","type":"CredenzaStatement",' +
      `"verificationMethod":"${issuer.verificationMethod}"}`
    expect(statementDigest(reversed)).toEqual(new Uint8Array(nodeSha256(utf8(canonical))))
  })

  test('cannot be built with members that do not belong to the action', () => {
    const base = { issuer: issuer.did, at: '2026-11-20T10:00:00Z' }
    expect(() => buildStatement({ ...base, action: 'revoked' })).toThrow('certificateId')
    expect(() => buildStatement({ ...base, action: 'superseded', certificateId })).toThrow('successorId')
    expect(() => buildStatement({ ...base, action: 'key-rotated' })).toThrow('keyId')
    expect(() => buildStatement({ ...base, action: 'revoked', certificateId, at: 'yesterday' })).toThrow(
      'at must',
    )
  })
})
