import type { PlatformShare } from '@credenza/schema'
import { invoiceFees } from '../../src/review/invoice/invoice-fees.ts'
import { platform } from '../../src/review/ledger/accounts.ts'
import type { TestWorld } from '../worlds/test-world.ts'
import { type Caller, callAs, ok } from './people.ts'
import { taxProfile } from './tax.ts'

export const setPlatformDetails = (world: TestWorld, admin: Caller, change: object = {}) =>
  callAs(world, admin, 'PUT', '/api/admin/tax-profile', {
    ...taxProfile,
    trn: '100555555500003',
    legalName: 'Platform Operator LLC',
    ...change,
  })

export const setShare = (
  world: TestWorld,
  admin: Caller,
  percent: unknown,
  change: { effectiveFrom?: string } = {},
) => callAs(world, admin, 'PUT', '/api/admin/platform-share', { percent, ...change })

export const shareOf = async (world: TestWorld, caller: Caller): Promise<PlatformShare> =>
  ok(await callAs(world, caller, 'GET', '/api/platform-share')).data

/** The platform's invoices for everything that it has kept until now; returns how many. */
export const invoiceShares = ({ ctx }: TestWorld): Promise<number> =>
  invoiceFees(ctx, { supplierId: platform, actor: 'system', until: ctx.clock() })
