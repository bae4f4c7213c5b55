import { dayMs, hourMs } from '@credenza/schema'
import { recordFor, sign } from '../../../test/acts/certificates.ts'
import { callAs, makeIssuer, nobody, ok, type Person, signIn } from '../../../test/acts/people.ts'
import { untilLockAwaited } from '../../../test/overlapping.ts'
import { tablesWith } from '../../../test/tables-with.ts'
import { openRolesWorld } from '../../../test/worlds/roles-world.ts'
import { planErasures } from './run-erasing.ts'

export const path = '/api/user/erasure'

/** A world in which people have their data erased. */
export async function openErasureWorld() {
  const { world, admin, issuer, verifier } = await openRolesWorld({ startRoles: true })
  const stranger = await makeIssuer(world, admin)

  const ask = (who: Person, password = who.password) => callAs(world, who, 'POST', path, { password })
  const state = async (who: Person) => ok(await callAs(world, who, 'GET', path)).data
  const withdraw = (who: Person) => callAs(world, who, 'DELETE', path)
  const signInAgain = ({ email, password }: Person) =>
    callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole: 'student' })

  /** Moves the clock past the window, and signs in again everybody who stays. */
  const waitOutWindow = () => pass(7 * dayMs + 1)
  async function pass(ms: number): Promise<void> {
    world.advance(ms)
    for (const one of [issuer, stranger, verifier]) Object.assign(one, await signIn(world, one))
  }

  /** Requests the erasure and waits until the job has done it. `meanwhile` runs in the last hour of the window. */
  async function erase(who: Person, meanwhile?: () => Promise<unknown>): Promise<void> {
    ok(await ask(who))
    if (meanwhile) {
      await pass(7 * dayMs - hourMs)
      await meanwhile()
      await pass(hourMs + 1)
    } else await waitOutWindow()
    await planErasures(world.ctx)
    await world.until(async () => (await entries(who, 'person.erased')) > 0)
  }

  async function entries({ id }: { id: string }, action: string): Promise<number> {
    const rows = await world.ctx.db
      .selectFrom('audit_entry')
      .select('seq')
      .where('subject', '=', id)
      .where('action', '=', action)
      .execute()
    return rows.length
  }

  async function keysOf({ id }: Person): Promise<number> {
    const rows = await world.ctx.db
      .selectFrom('person_key')
      .select('account_id')
      .where('account_id', '=', id)
      .execute()
    return rows.length
  }

  /** A signed certificate with details. */
  async function certificateWithDetails({ studentId }: { studentId: string }): Promise<string> {
    const details = {
      grade: 'Summa cum quince',
      custom: [{ label: 'Quincunx', value: 'Persimmons in frost' }],
    }
    const record = { ...recordFor(issuer, { studentId }), title: 'Bridges', details }
    const answer = await callAs(world, issuer, 'POST', '/upload-json', { multipleCertificates: [record] })
    const id = ok(answer).documents[0]._id
    ok(await sign(world, issuer, [id]))
    return id
  }

  return {
    world,
    issuer,
    verifier,
    stranger,
    ask,
    state,
    withdraw,
    signInAgain,
    waitOutWindow,
    erase,
    entries,
    keysOf,
    certificateWithDetails,
    untilLockAwaited: (statement?: string) => untilLockAwaited(world, statement),
    tablesWith: (text: string) => tablesWith(world, text),
  }
}
