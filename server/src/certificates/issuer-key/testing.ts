import type { Verification } from '@credenza/credential/verify'
import { readAs } from '../../../test/acts/certificates.ts'
import { makeApiKey } from '../../../test/acts/integrators.ts'
import {
  type Caller,
  callAs,
  makeIssuer,
  makeStudent,
  makeVerifier,
  nobody,
  type Organisation,
  ok,
  type Student,
} from '../../../test/acts/people.ts'
import { freshSecondFactor } from '../../../test/acts/second-factor.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'

interface Parties {
  issuer: Organisation
  verifier: Organisation
  student: Student
}

/** A world in which keys are stolen. */
export async function openTheftWorld() {
  const { world, admin } = await openRolesWorld({ startRoles: true })

  async function newParties(): Promise<Parties> {
    const issuer = await makeIssuer(world, admin)
    return { issuer, verifier: await makeVerifier(world, admin), student: await makeStudent(world, issuer) }
  }

  const keysOf = async (organisation: Caller) =>
    ok(await callAs(world, organisation, 'GET', '/api/organisation/keys')).data as {
      id: string
      retiredAt: string
      compromisedAt: string
    }[]
  const currentKey = async (organisation: Caller) =>
    (await keysOf(organisation)).find(({ retiredAt }) => retiredAt === '')!.id

  const declare = (caller: Caller, keyId: string, since: Date | string) =>
    callAs(world, caller, 'POST', `/api/organisation/keys/${keyId}/compromised`, {
      since: typeof since === 'string' ? since : since.toISOString(),
    })

  /** Declares the owner's current key stolen, with a fresh second factor. */
  async function stealKey(organisation: Organisation, since: Date): Promise<string> {
    await freshSecondFactor(world, organisation)
    const keyId = await currentKey(organisation)
    ok(await declare(organisation, keyId, since))
    const profile = ok(await callAs(world, organisation, 'GET', '/api/issuer-verifier-profile')).data
    organisation.digitalSignature = profile.digitalSignature
    return keyId
  }

  /** An instant with some time before and after it, because the log counts milliseconds and a theft seconds. */
  function instant(): Date {
    world.advance(2_000)
    const at = world.ctx.clock()
    world.advance(2_000)
    return at
  }

  const recorded = (issuer: Caller, id: string) =>
    world.until(async () => (await readAs(world, issuer, id)).txHash)

  async function fileOf(issuer: Organisation, id: string): Promise<Record<string, unknown>> {
    const key = await makeApiKey(world, issuer)
    const file = ok(await callAs(world, key, 'GET', `/v1/certificates/${id}/credential.json`))
    return file.certificate ?? file
  }

  async function verdictOf(
    certificate: object,
  ): Promise<[verdict: string, issuer: string, endorsement: string]> {
    const answer = await callAs(world, nobody, 'POST', '/api/verify', certificate)
    const { verdict, checks } = ok(answer).data as Verification
    const code = (name: string) => checks.find((check) => check.name === name)!.code
    return [verdict, code('issuer'), code('endorsement')]
  }

  /** The VC API's answer when it is asked about the proof only. */
  async function hasSoundProof(key: Caller, verifiableCredential: object): Promise<boolean> {
    const body = { verifiableCredential, options: { checks: ['proof'] } }
    return (await callAs(world, key, 'POST', '/vc-api/credentials/verify', body)).json().verified
  }

  return {
    world,
    admin,
    newParties,
    keysOf,
    currentKey,
    declare,
    stealKey,
    instant,
    recorded,
    fileOf,
    verdictOf,
    hasSoundProof,
  }
}
