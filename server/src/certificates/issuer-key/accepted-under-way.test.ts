// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { accept, readAs, signedCertificates } from '../../../test/acts/certificates.ts'
import { addFee, balanceOf } from '../../../test/acts/fees.ts'
import { type Answer, callAs, ok } from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { certificateRow, heldUp, keysOf, untilLockAwaited } from '../../../test/overlapping.ts'
import { openTheftWorld } from './testing.ts'

const { world, newParties, currentKey, declare, instant } = await openTheftWorld()
afterAll(() => world.close())

/** A request with a fee, and the declaration that its issuer's key was stolen. */
async function requested() {
  const { issuer, verifier, student } = await newParties()
  ok(await addFee(world, verifier, { amount: 25 }))
  const [id] = await signedCertificates(world, issuer, student)
  await freshSecondFactor(world, issuer)
  const keyId = await currentKey(issuer)
  const since = instant()
  return { id: id!, issuer, verifier, declareTheft: () => declare(issuer, keyId, since) }
}

test('an acceptance is refused if the issuer’s key is declared stolen before it is stored', async () => {
  const { id, issuer, verifier, declareTheft } = await requested()
  const before = await balanceOf(world, issuer)
  const answer = await heldUp(
    world,
    () => accept(world, verifier, [id]),
    keysOf(verifier),
    async () => ok(await declareTheft()),
  )
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'key_compromised'])
  expect((await readAs(world, issuer, id)).status).toBe('0')
  expect(await balanceOf(world, issuer)).toEqual(before)
  const logged = world.ctx.db.selectFrom('log_pending').select('action').where('certificate_id', '=', id)
  expect(await logged.execute()).toEqual([])
})

test('a declaration waits for an acceptance that is being stored, and then lists the certificate', async () => {
  const { id, issuer, verifier, declareTheft } = await requested()
  let declaring: Promise<Answer> | undefined
  const answer = await heldUp(
    world,
    () => accept(world, verifier, [id]),
    certificateRow(id),
    async () => {
      declaring = declareTheft()
      await untilLockAwaited(world, 'from "organisation"')
    },
  )
  ok(answer)
  ok(await declaring!)
  expect((await readAs(world, issuer, id)).status).toBe('1')
  const { documents } = ok(await callAs(world, issuer, 'GET', '/get-certificate-from-db?reissue=true'))
  expect(documents.map(({ _id }: { _id: string }) => _id)).toEqual([id])
})
