import { Readable } from 'node:stream'
import type { Report } from '@credenza/document'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../context.ts'
import { nameOfParty, type PartyAccount, zoneOfParty } from './party-account.ts'
import { readBalance } from './read-balance.ts'
import { statementCsv } from './statement-csv.ts'
import { statementLines } from './statement-lines.ts'
import { statementReport } from './statement-report.ts'

interface StatementFile {
  month: string
  format: 'csv' | 'pdf'
  language: Report['language']
}

/** Sends a month's statement as a file. CSV is produced while it is sent. */
export async function sendStatement(
  ctx: Context,
  reply: FastifyReply,
  account: PartyAccount,
  { month, format, language }: StatementFile,
): Promise<FastifyReply> {
  const lines = statementLines(ctx, account, month)
  reply.headers({
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="statement-${month}.${format}"`,
    'x-content-type-options': 'nosniff',
  })
  const timeZone = await zoneOfParty(ctx.db, account.ownerId)
  if (format === 'csv')
    return reply.type('text/csv; charset=utf-8').send(Readable.from(statementCsv(lines, timeZone)))
  const report = await statementReport(lines, {
    party: await nameOfParty(ctx.db, account.ownerId),
    balance: await readBalance(ctx, account),
    month,
    language,
    timeZone,
    now: ctx.clock(),
  })
  return reply.type('application/pdf').send(Buffer.from(await ctx.renderers.report(report)))
}
