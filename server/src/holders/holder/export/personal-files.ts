import type { DocumentLanguage } from '@credenza/schema'
import { everyHeld } from '../../../certificates/certificate/find-held.ts'
import { ownRequests } from '../../../certificates/correction/request/list-requests.ts'
import type { Context } from '../../../context.ts'
import { listApplications } from '../../../people/account/application/list-applications.ts'
import { findAccountById } from '../../../people/account/find-account.ts'
import { listSessions } from '../../../people/account/list-sessions.ts'
import { readSecondFactor } from '../../../people/account/second-factor/factors.ts'
import type { Party } from '../../../platform/http/access.ts'
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
  party: Party,
  language: DocumentLanguage,
): AsyncGenerator<ZipEntry> {
  yield readme(ctx, language)
  yield jsonFile('profile.json', await profileOf(ctx, party))
  yield jsonFile('sessions.json', await listSessions(ctx, party))
  yield jsonFile('applications.json', await listApplications(ctx, party.accountId))
  yield jsonFile('badge-profile.json', await readProfile(ctx, party.accountId))
  for (const id of await badgeIds(ctx.db, party.accountId, undefined))
    yield jsonFile(`badges/${id}.json`, await readKeptBadge(ctx, party.accountId, id))
  yield jsonFile('fees-owed.json', await feesOf(ctx, party))
  yield jsonFile('invoices.json', await allDocuments(ctx.db, party))
  yield jsonFile('correction-requests.json', await Array.fromAsync(ownRequests(ctx, party.accountId)))
  for await (const certificate of everyHeld(ctx.db, party.accountId))
    yield* certificateFiles(ctx, certificate, language)
}

async function profileOf(ctx: Context, party: Party) {
  const { id, name, email, created_at } = await findAccountById(ctx.db, party.accountId)
  return {
    id,
    name,
    email,
    createdAt: created_at.toISOString(),
    wallet: await readWallet(ctx, id),
    secondFactor: await readSecondFactor(ctx, party),
  }
}

async function feesOf(ctx: Context, party: Party) {
  const account = accountOfParty(party)
  const { balanceFils, months } = await readBalance(ctx, account)
  const lines = []
  for (const { month } of months) lines.push(...(await Array.fromAsync(statementLines(ctx, account, month))))
  return { balanceFils, lines }
}
