import { describe, expect, test } from 'vitest'
import { dcc } from '../../test/wild/dcc.ts'
import { oneEdTech } from '../../test/wild/one-edtech.ts'
import { others } from '../../test/wild/others.ts'
import { BY_ID, date, type JsonObject } from '../../test/wild/parts.ts'
import { expected, jwt, signNewer, signOlder, verifyWild, withItsTerms } from '../../test/wild/verify-wild.ts'
import { requireCredential } from './data-model/credential.ts'

// Shapes of credentials that others publish as samples, rebuilt with our key. The originals verify too, but we may not copy
// them.

describe.each([...dcc, ...oneEdTech, ...others])('%s', (_name, credential, status) => {
  test('is judged and never called damaged, signed in the older way or in both', async () => {
    expect(() => requireCredential(credential)).not.toThrow()
    expect(await verifyWild(await signOlder(structuredClone(credential)))).toMatchObject(expected(status))
    const both = await signNewer(await signOlder(withItsTerms(credential)))
    expect(await verifyWild(both)).toMatchObject(expected(status))
  })

  test('is refused once it was changed', async () => {
    const { outcome, signature } = await verifyWild({
      ...(await signOlder(structuredClone(credential))),
      name: 'Other',
    })
    expect([outcome, signature]).toEqual(['INVALID', 'signature-invalid'])
  })

  test('is judged as a JWT too', async () => {
    const by = (found: unknown) =>
      typeof found === 'string' ? jwt.did : { ...(found as object), id: jwt.did }
    const claims = { ...credential, issuer: by(credential.issuer), iat: Date.parse(date) / 1000 }
    expect(await verifyWild(jwt.issue(claims))).toMatchObject({
      'well-formed': 'well-formed',
      signature: 'signature-valid',
      issuer: 'issuer-unknown',
      // An unsigned list of ids names its issuer, which differs from the issuer in this test.
      status: status === 'not-revoked' && isById(credential) ? 'status-list-unsound' : status,
    })
  })
})

function isById({ credentialStatus }: JsonObject): boolean {
  return (credentialStatus as JsonObject | undefined)?.id === BY_ID
}
