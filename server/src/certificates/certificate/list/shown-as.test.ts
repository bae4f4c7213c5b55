// @module-tag slow
import { afterAll, expect, test } from 'vitest'
import { runBatch } from '../../../../test/acts/batches.ts'
import { accept, createCertificates, signedCertificates } from '../../../../test/acts/certificates.ts'
import { callAs, ok } from '../../../../test/acts/people.ts'
import { openRolesWorld } from '../../../../test/worlds/roles-world.ts'

const { world, issuer, verifier, student } = await openRolesWorld({ startRoles: true })

world.tamper()
afterAll(() => world.close())

test('certificates are found by what lists show them as, and a revoked one is not among the verified', async () => {
  const accepted = await signedCertificates(world, issuer, student, 5)
  const [inForce, revoked, suspended, superseded, expired] = accepted as [
    string,
    string,
    string,
    string,
    string,
  ]
  ok(await accept(world, verifier, accepted))
  await createCertificates(world, issuer, student)
  const why = { reasonCode: 'misconduct' }
  const certificates = (id: string) => ({ certificates: { ids: [id] } })
  await runBatch(world, issuer, { kind: 'revoke', ...certificates(revoked), ...why })
  await runBatch(world, issuer, { kind: 'suspend', ...certificates(suspended), ...why })
  const change = (id: string, facts: object) =>
    world.ctx.db.updateTable('certificate').set(facts).where('id', '=', id).execute()
  await change(superseded, { successor_id: inForce })
  await change(expired, { valid_until: '2020-01-01' })

  const read = async (query: string) => {
    const { documents, total } = ok(await callAs(world, issuer, 'GET', `/get-certificate-from-db?${query}`))
    expect(total).toBe(documents.length)
    return documents.map(({ _id }: { _id: string }) => _id)
  }
  expect(await read('shown=revoked')).toEqual([revoked])
  expect(await read('shown=suspended')).toEqual([suspended])
  expect(await read('shown=superseded')).toEqual([superseded])
  expect(await read('shown=expired')).toEqual([expired])
  expect(await read('shown=verified&status=1')).toEqual([inForce])
  expect(await read('shown=verified')).toEqual([inForce])
  expect(await read('shown=verified&status=2')).toEqual([])
  expect(await read('status=1')).toHaveLength(5)
})
