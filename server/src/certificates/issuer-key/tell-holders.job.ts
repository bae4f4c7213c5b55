import { words as allWords } from '@credenza/languages/words'
import { type Selectable, sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { displayNameOf, findOrganisation } from '../../people/organisation/find-organisation.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { untilNoneLeft } from '../../platform/jobs/until-none-left.ts'
import { type MailBlock, mailDocument } from '../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { languageOfHolder } from '../delivery/language-of-holder.ts'
import type { ReissueTables } from './tables.ts'

/** Enqueued by each declaration of a theft; `organisationId` is the owner of the key. */
export const tellHoldersOfTheft = defineQueue<{ organisationId: string }>('tell-holders-of-theft')

/** Holders per transaction. */
const chunkSize = 100

type Row = Pick<
  Selectable<ReissueTables['certificate_to_reissue']>,
  'org_id' | 'certificate_id' | 'account_id'
>

/**
 * Emails each holder which of their certificates a theft affects, chunk by chunk. Running it twice is safe: a row is marked in
 * the transaction that writes its email, and only unmarked rows are processed.
 */
export async function runTellHoldersOfTheft(
  ctx: Context,
  { organisationId }: { organisationId: string },
  signal: AbortSignal,
): Promise<void> {
  await untilNoneLeft(ctx, signal, (tx) => tellChunk(ctx, tx, organisationId))
}

async function tellChunk(ctx: Context, tx: Tx, keyOwnerId: string): Promise<number> {
  const { rows } = await sql<Row>`
    UPDATE certificate_to_reissue SET told_at = ${ctx.clock()}
    WHERE key_org_id = ${keyOwnerId} AND told_at IS NULL AND account_id IN (
      SELECT DISTINCT account_id FROM certificate_to_reissue
      WHERE key_org_id = ${keyOwnerId} AND told_at IS NULL ORDER BY account_id LIMIT ${chunkSize})
    RETURNING org_id, certificate_id, account_id`.execute(tx)
  const keyOwner = displayNameOf(await findOrganisation(tx, keyOwnerId))
  for (const some of Map.groupBy(rows, (row) => `${row.account_id} ${row.org_id}`).values())
    await tellHolder(ctx, tx, keyOwner, some)
  return rows.length
}

/** An erased person has no address any more. */
async function tellHolder(ctx: Context, tx: Tx, keyOwner: string, rows: readonly Row[]): Promise<void> {
  const { org_id: issuerId, account_id: accountId } = rows[0]!
  const certificates = await tx
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select([
      'certificate.title',
      'certificate.user_name',
      'certificate.issuer_name',
      'account.email',
      'account.language',
    ])
    .where('certificate.org_id', '=', issuerId)
    .where(
      'certificate.id',
      'in',
      rows.map((row) => row.certificate_id),
    )
    .where('account.id', '=', accountId)
    .where('account.email', 'like', '%@%')
    .orderBy('certificate.id')
    .execute()
  const [first] = certificates
  if (!first) return
  const language = await languageOfHolder(tx, first, issuerId)
  const words = allWords[language].mail.theft
  const text = (words: string): MailBlock => ({ kind: 'text', text: words })
  await queueMail(ctx, tx, {
    to: first.email,
    kind: 'certificate.key-compromised',
    subject: words.subject,
    ...mailDocument({
      language,
      sender: words.sentFor(first.issuer_name),
      blocks: [
        text(words.greeting(first.user_name)),
        text(words.says(keyOwner)),
        text(certificates.map(({ title }) => title).join('\n')),
        text(words.next(first.issuer_name)),
        { kind: 'action', label: words.toCertificates, url: `${ctx.config.publicUrl}/student` },
      ],
    }),
  })
}
