import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatVerifierKey, openCosignatures, parseWitnessKeys } from '@credenza/credential/log'
import { afterAll, describe, expect, test } from 'vitest'
import { acceptedCertificates, readAs } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import { callAs, nobody, ok, uploadAs } from '../../../test/acts/people.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { logKey, logOrigin } from '../log/log-identity.ts'
import { parseOptions } from './alone/options.ts'
import { startWitness } from './alone/run-witness.ts'
import { runWitnessing } from './run-witnessing.ts'
import { parseWitnesses } from './settings.ts'

const { world, issuer, verifier, student } = await openRolesWorld()
const stop = new AbortController()

const { ctx } = world
const folder = await mkdtemp(join(tmpdir(), 'demanded-'))
const logKeys = (['certificates', 'statements'] as const).flatMap((log) => [
  '--for',
  formatVerifierKey({ name: logOrigin(ctx.config.publicUrl, log), publicKey: logKey(ctx).publicKey }),
])
const witnesses = await Promise.all(
  ['first', 'second'].map((name) =>
    startWitness(parseOptions([...logKeys, '--name', name, '--folder', join(folder, name), '--port', '0'])),
  ),
)
const [first, second] = witnesses as [(typeof witnesses)[0], (typeof witnesses)[0]]
/** The verifier keys of a witness that has signed, and of one that never answered. */
const seen = first.verifierKey
const missing = second.verifierKey
await second.close()
ctx.config.witnesses = parseWitnesses(`1 of ${seen} ${first.url}, ${missing} ${second.url}`)
const loop = runWitnessing(ctx, stop.signal, { leastMs: 0, pollMs: 50 })
await world.startRoles()
const [id] = (await acceptedCertificates(world, { issuer, verifier, student }, 1)) as [string]
await world.until(async () => (await readAs(world, issuer, id)).txHash)
const key = await makeApiKey(world, issuer)
const keys = parseWitnessKeys([seen])
const file = ok(await callAs(world, key, 'GET', `/v1/certificates/${id}/credential.json`))
const certificate: unknown = file.certificate ?? file
await world.until(async () => {
  const { log } = ok(await callAs(world, nobody, 'GET', `/api/evidence/${id}`)).data
  return (await openCosignatures(log.checkpoint, keys)).seen.length > 0
})
afterAll(async () => {
  stop.abort()
  await loop
  await witnesses[0]!.close()
  await world.close()
  await rm(folder, { recursive: true })
})

const keyed = (...keys: string[]) => keys.map((key) => `witness=${encodeURIComponent(key)}`).join('&')

describe('POST /api/verify', () => {
  const verify = (query: string) => callAs(world, nobody, 'POST', `/api/verify?${query}`, certificate)
  const outcome = async (query: string) => {
    const { verdict, checks } = ok(await verify(query)).data
    const { code, sentence } = checks.find(({ name }: { name: string }) => name === 'log')
    return { verdict, code, sentence }
  }

  test('tells which witnesses have seen it, and demands none unless it is asked to', async () => {
    expect(await outcome('')).toEqual({
      verdict: 'VALID',
      code: 'logged',
      sentence: expect.stringContaining('Seen by 1 of 2 witnesses: first.'),
    })
  })

  test('is VALID only where those have signed that the caller asks for', async () => {
    expect(await outcome(keyed(seen))).toMatchObject({ verdict: 'VALID' })
    expect(await outcome(`${keyed(seen, missing)}&quorum=1`)).toMatchObject({ verdict: 'VALID' })
    expect(await outcome('quorum=1')).toMatchObject({ verdict: 'VALID' })
    for (const query of [keyed(missing), keyed(seen, missing), 'quorum=2'])
      expect(await outcome(query)).toMatchObject({ verdict: 'CANNOT TELL', code: 'witnesses-missing' })
  })

  test.each([['quorum=3'], ['quorum=0'], ['quorum=x'], ['witness=nobody'], ['witness=&quorum=1']])(
    'refuses ?%s',
    async (query) => {
      expect((await verify(query)).statusCode).toBe(422)
    },
  )

  test('refuses a witness that is named twice, and more than there may be', async () => {
    expect((await verify(keyed(seen, seen))).statusCode).toBe(422)
    expect((await verify(keyed(...Array(17).fill(seen)))).statusCode).toBe(422)
  })
})

describe('POST /v1/checks', () => {
  async function check(query: string) {
    const key = await makeApiKey(world, verifier)
    const form = { files: new File([JSON.stringify(certificate)], 'one.json') }
    const { checkId } = ok(await uploadAs(world, key, `/v1/checks?${query}`, form)).data
    const path = `/v1/checks/${checkId}`
    await world.until(async () => ok(await callAs(world, key, 'GET', path)).data.state === 'done')
    return ok(await callAs(world, key, 'GET', `${path}/report.json`))
  }

  test('holds every file to the witnesses that are asked for, and its report says which', async () => {
    const demanding = await check(keyed(seen, missing))
    expect(demanding.results[0]).toMatchObject({ verdict: 'CANNOT TELL', code: 'witnesses-missing' })
    expect(demanding.witnesses).toEqual({ keys: [seen, missing], quorum: 2 })
    const modest = await check(`${keyed(seen, missing)}&quorum=1`)
    expect(modest.results[0]).toMatchObject({ verdict: 'VALID' })
    const none = await check('')
    expect(none.results[0]).toMatchObject({ verdict: 'VALID' })
    expect(none).not.toHaveProperty('witnesses')
    expect((await openCosignatures(none.checkpoint, parseWitnessKeys([seen]))).wrong).toEqual([])
  })
})
