// @module-tag slow
import { afterAll, describe, expect, test } from 'vitest'
import { accept, acceptedCertificates, decline, signedCertificates } from '../../../test/acts/certificates.ts'
import { mailsTo } from '../../../test/acts/mails.ts'
import { callAs, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openTheftWorld } from './testing.ts'

const { world, newParties, currentKey, stealKey, instant, recorded, fileOf, verdictOf } =
  await openTheftWorld()
afterAll(() => world.close())

describe('a stolen key of a verifier', () => {
  test('leaves valid what it accepted before, by the position of the acceptance in the log', async () => {
    const { issuer, verifier, student } = await newParties()
    const [before] = await acceptedCertificates(world, { issuer, verifier, student })
    await recorded(issuer, before!)
    const since = instant()
    const [after] = await acceptedCertificates(world, { issuer, verifier, student })
    await recorded(issuer, after!)
    const files = await Promise.all([before!, after!].map((id) => fileOf(issuer, id)))
    await freshSecondFactor(world, verifier)
    const keyId = await currentKey(verifier)
    const impact = await callAs(
      world,
      verifier,
      'GET',
      `/api/organisation/keys/${keyId}/theft-impact?since=${since.toISOString()}`,
    )
    expect(ok(impact).data).toEqual({ staysValid: 1, becomesInvalid: 1, cannotBeDated: 0 })
    await stealKey(verifier, since)
    expect(await Promise.all(files.map(verdictOf))).toEqual([
      ['VALID', 'issuer-approved', 'endorsed-before-theft'],
      ['INVALID', 'issuer-approved', 'endorsement-key-stolen'],
    ])
    const listed = ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db?reissue=true')).documents
    expect(listed.map(({ _id }: { _id: string }) => _id)).toEqual([after])
    const [mail] = await world.until(async () => {
      const found = (await mailsTo(world, issuer.email)).filter(({ subject }) =>
        subject.includes('was stolen'),
      )
      return found.length > 0 && found
    })
    expect(mail!.text).toContain('It accepted 1 of them after that')
  })

  test('stops no decision: what a stolen key signed can still be declined', async () => {
    const { issuer, verifier, student } = await newParties()
    const [id] = await signedCertificates(world, issuer, student)
    await stealKey(issuer, instant())
    expect((await accept(world, verifier, [id!])).json().error).toBe('key_compromised')
    ok(await decline(world, verifier, [id!]))
  })
})
