import type { DocumentLanguage } from '@credenza/schema'
import { everyHeld } from '../../../certificates/certificate/find-held.ts'
import { ownRequests } from '../../../certificates/correction/request/list-requests.ts'
import type { Context } from '../../../context.ts'
import { listApplications } from '../../../people/account/application/list-applications.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { readSecondFactor } from '../../../people/account/second-factor/factors.ts'
import { listSessions } from '../../../people/account/session/list-sessions.ts'
import type { Caller } from '../../../platform/http/access.ts'
import type { ZipEntry } from '../../../platform/zip-stream.ts'
import { allDocuments } from '../../../review/invoice/read-documents.ts'
import { accountOfParty } from '../../../review/ledger/party-account.ts'
import { readBalance } from '../../../review/ledger/read-balance.ts'
import { statementLines } from '../../../review/ledger/statement-lines.ts'
import { readProfile } from '../../kept-badge/profile.ts'
import { badgeIds, readKeptBadge } from '../../kept-badge/read-badges.ts'
import { readWallet } from '../../wallet/read-wallet.ts'
import { certificateFiles } from './certificate-files.ts'
import { jsonFile } from './json-file.ts'
import { readme } from './readme.ts'

/** Everything that we store about a student, as files. Each certificate's folder is made only when it is reached. */
export async function* personalFiles(
  ctx: Context,
  caller: Caller,
  language: DocumentLanguage,
): AsyncGenerator<ZipEntry> {
  yield readme(ctx, language)
  yield jsonFile('profile.json', await profileOf(ctx, caller))
  yield jsonFile('sessions.json', await listSessions(ctx, caller))
  yield jsonFile('applications.json', await listApplications(ctx, caller.accountId))
  yield jsonFile('badge-profile.json', await readProfile(ctx, caller.accountId))
  for (const id of await badgeIds(ctx.db, caller.accountId, undefined))
    yield jsonFile(`badges/${id}.json`, await readKeptBadge(ctx, caller.accountId, id))
  yield jsonFile('fees-owed.json', await feesOf(ctx, caller))
  yield jsonFile('invoices.json', await allDocuments(ctx.db, caller))
  yield jsonFile('correction-requests.json', await Array.fromAsync(ownRequests(ctx, caller.accountId)))
  for await (const certificate of everyHeld(ctx.db, caller.accountId))
    yield* certificateFiles(ctx, certificate, language)
}

async function profileOf(ctx: Context, caller: Caller) {
  const { id, name, email, created_at } = await findAccountById(ctx.db, caller.accountId)
  return {
    id,
    name,
    email,
    createdAt: created_at.toISOString(),
    wallet: await readWallet(ctx, id),
    secondFactor: await readSecondFactor(ctx, caller),
  }
}

async function feesOf(ctx: Context, caller: Caller) {
  const account = accountOfParty(caller)
  const { balanceFils, months } = await readBalance(ctx, account)
  const lines = []
  for (const { month } of months) lines.push(...(await Array.fromAsync(statementLines(ctx, account, month))))
  return { balanceFils, lines }
}
