import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedCertificates, readAs } from './acts/certificates.ts'
import { type ServerProcess, startServerProcess } from './processes/server-process.ts'
import { openRolesWorld, type RolesWorld } from './worlds/roles-world.ts'

const rounds = 5
const roleLeases = ['sequencer', 'chain-signer']

let roles: RolesWorld
let processes: ServerProcess[]
beforeAll(async () => {
  roles = await openRolesWorld()
  processes = await Promise.all(
    [1, 2].map(() => startServerProcess(roles.world, { ROLES: 'sequencer,signer' })),
  )
})
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGCONT')
  await Promise.all(processes.map((process) => process.kill()))
  await roles.world.close()
})

/** The process that holds a role now, by the pid in the name of the lease's holder; the last one while nobody does. */
async function holderOf(role: string): Promise<{ pid: number; isHeld: boolean }> {
  const { rows } = await sql<{ holder: string; held: boolean }>`
    SELECT holder, until > now() AS held FROM lease WHERE name = ${role}`.execute(roles.world.ctx.db)
  return { pid: Number(rows[0]?.holder.split('/')[2]), isHeld: rows[0]?.held ?? false }
}

/** Waits until another process than `pid` has the roles, and returns how long each took, in ms. */
async function takenFrom(pid: number): Promise<number[]> {
  const began = performance.now()
  return Promise.all(
    roleLeases.map(async (role) => {
      for (;;) {
        const holder = await holderOf(role)
        if (holder.isHeld && holder.pid !== pid) return Math.round(performance.now() - began)
        await pause(20)
      }
    }),
  )
}

const isRecorded = async (id: string) => {
  const answer = await readAs(roles.world, roles.issuer, id)
  return answer.txHash !== ''
}

// Paused is the worst case: on this machine a dead process is noticed at once, a paused one only by its lease, as one on
// another machine would be.
test('roles of a process that stands still pass to another, and awake again it does not disturb that', async () => {
  const took: number[] = []
  for (let round = 0; round < rounds; round++) {
    await takenFrom(-1)
    const { pid } = await holderOf('sequencer')
    const holder = processes.find(({ child }) => child.pid === pid)!
    holder.child.kill('SIGSTOP')
    const signer = await holderOf('chain-signer')
    took.push(...(signer.pid === pid ? await takenFrom(pid) : [(await takenFrom(pid))[0]!]))
    holder.child.kill('SIGCONT')
    const [id] = await acceptedCertificates(roles.world, roles)
    while (!(await isRecorded(id!))) await pause(50)
    expect((await holderOf('sequencer')).pid).not.toBe(pid)
  }
  console.log(`${took.length} takeovers: ${took.join(', ')} ms`)
})
