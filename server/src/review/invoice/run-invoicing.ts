import { hourMs } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { runEvery } from '../../platform/run-every.ts'
import { invoiceEndedMonths } from './invoice-fees.ts'

/** Checks every hour for fees of past months that no invoice lists. Several processes may run it. */
export const runInvoicing = (ctx: Context, signal: AbortSignal): Promise<void> =>
  runEvery(hourMs, { log: ctx.log, signal, text: 'Tax invoices wait' }, () => invoiceEndedMonths(ctx))
