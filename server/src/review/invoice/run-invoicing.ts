import type { Context } from '../../context.ts'
import { hourMs, runEvery } from '../../platform/run-every.ts'
import { invoiceEndedMonths } from './invoice-fees.ts'

/** Looks every hour whether a month has ended whose fees no invoice lists; several processes may. */
export const runInvoicing = (ctx: Context, signal: AbortSignal): Promise<void> =>
  runEvery(hourMs, { log: ctx.log, signal, text: 'Tax invoices wait' }, () => invoiceEndedMonths(ctx))
