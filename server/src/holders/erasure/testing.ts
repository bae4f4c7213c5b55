import { sql } from 'kysely'
import { recordFor, sign } from '../../../test/certificates.ts'
import { callAs, makeIssuer, nobody, ok, type Person, signIn } from '../../../test/people.ts'
import { openRolesWorld } from '../../../test/roles-world.ts'
import { rowCounts } from '../../../test/row-counts.ts'
import { planErasures } from './run-erasing.ts'

export const dayMs = 24 * 60 * 60_000

export const path = '/api/user/erasure'

/** A world in which people have their data erased. */
export async function openErasureWorld() {
  const { world, admin, issuer, verifier } = await openRolesWorld({ startRoles: true })
  const stranger = await makeIssuer(world, admin)

  const ask = (who: Person, password = who.password) => callAs(world, who, 'POST', path, { password })
  const state = async (who: Person) => ok(await callAs(world, who, 'GET', path)).data
  const takeBack = (who: Person) => callAs(world, who, 'DELETE', path)
  const signInAgain = ({ email, password }: Person) =>
    callAs(world, nobody, 'POST', '/api/sign-in', { email, password, selectedRole: 'student' })

  /** Moves the clock past the window, and signs in again everybody who stays. */
  async function waitOutWindow(): Promise<void> {
    world.advance(7 * dayMs + 1)
    for (const one of [issuer, stranger, verifier]) Object.assign(one, await signIn(world, one))
  }

  /** Requests the erasure and waits until the job has done it. */
  async function erase(who: Person): Promise<void> {
    ok(await ask(who))
    await waitOutWindow()
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

  /** Waits until some transaction waits for another one. */
  const untilLockAwaited = () =>
    world.until(async () => {
      const { rows } = await sql`
        SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
        world.ctx.db,
      )
      return rows.length > 0
    })

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

  /** Tables with rows that contain this text. */
  async function tablesWith(text: string): Promise<string[]> {
    const found: string[] = []
    for (const name of Object.keys(await rowCounts(world))) {
      const { rows } = await sql<{ n: string }>`
        SELECT count(*) AS n FROM ${sql.table(name)} AS t WHERE position(lower(${text}) IN lower(t::text)) > 0`.execute(
        world.ctx.db,
      )
      if (rows[0]!.n !== '0') found.push(name)
    }
    return found
  }

  return {
    world,
    ...{ issuer, verifier, stranger },
    ...{ ask, state, takeBack, signInAgain, waitOutWindow, erase, entries },
    ...{ untilLockAwaited, keysOf, certificateWithDetails, tablesWith },
  }
}
