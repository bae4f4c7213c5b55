import type { Balance, CurrentFee, PartyBalance, SettlementRequest, StatementLine } from '@credenza/schema'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, categoryName, ok } from './people.ts'

export const addFee = (
  world: TestWorld,
  verifier: Caller,
  fee: { amount: unknown; certificateType?: unknown; effectiveFrom?: string },
  headers: Record<string, string> = {},
) =>
  callAs(
    world,
    verifier,
    'POST',
    '/api/add-verifier-fees',
    { certificateType: categoryName, ...fee },
    headers,
  )

export const feesOf = async (world: TestWorld, verifier: Caller, certificateType = categoryName) =>
  ok(await callAs(world, verifier, 'GET', `/api/get-verifier-fees?certificateType=${certificateType}`)).data

export const currentFeesOf = async (world: TestWorld, verifier: Caller): Promise<CurrentFee[]> =>
  ok(await callAs(world, verifier, 'GET', '/api/fees')).data

export const balanceOf = async (world: TestWorld, party: Caller): Promise<Balance> =>
  ok(await callAs(world, party, 'GET', '/api/balance')).data

export const totalOf = async (world: TestWorld, verifier: Caller): Promise<number> =>
  ok(await callAs(world, verifier, 'GET', '/api/get-totalamount')).totalAmount

/** The lines of this month on the server's clock. */
export async function statementOf(world: TestWorld, party: Caller): Promise<StatementLine[]> {
  return ok(await callAs(world, party, 'GET', `/api/balance/statement?month=${monthIn(world)}`)).data
}

export const monthIn = (world: TestWorld): string => world.ctx.clock().toISOString().slice(0, 7)

export const settle = (
  world: TestWorld,
  admin: Caller,
  settlement: Pick<SettlementRequest, 'partyId' | 'amountFils'> & { reference?: string },
  headers: Record<string, string> = {},
) =>
  callAs(world, admin, 'POST', '/api/admin/settlements', { reference: 'TT-2026-1', ...settlement }, headers)

export const listBalances = async (world: TestWorld, admin: Caller, query = ''): Promise<PartyBalance[]> =>
  ok(await callAs(world, admin, 'GET', `/api/admin/balances${query}`)).data

export const paymentDetails = {
  accountHolderName: 'Credenza Trust LLC',
  bankName: 'Emirates NBD',
  iban: 'AE070331234567890123456',
  bic: 'EBILAEAD',
}
