import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, ok, type Person } from './people.ts'
import { freshSecondFactor } from './second-factor.ts'

export interface Rule {
  category?: string
  needed: number
  signers: string[]
  freeADay?: number
  freeFilsADay?: number
}

export const setRules = (world: TestWorld, owner: Caller, rules: readonly Rule[]) =>
  callAs(world, owner, 'PUT', '/api/approval-rules', { rules })

export const askApproval = (world: TestWorld, who: Caller, ids: readonly string[]) =>
  callAs(world, who, 'POST', '/api/approvals', { certificates: { ids } })

export const readApproval = async (world: TestWorld, who: Caller, id: string) =>
  ok(await callAs(world, who, 'GET', `/api/approvals/${id}`)).data

/** Approves what the request holds now, or what had the digest, with a fresh second factor. */
export async function approve(world: TestWorld, who: Person, id: string, digest?: string) {
  await freshSecondFactor(world, who)
  const shown = digest ?? (await readApproval(world, who, id)).digest
  return callAs(world, who, 'POST', `/api/approvals/${id}/approve`, { digest: shown })
}

export async function reject(world: TestWorld, who: Person, id: string, reason = 'The date is wrong') {
  await freshSecondFactor(world, who)
  return callAs(world, who, 'POST', `/api/approvals/${id}/reject`, { reason })
}
