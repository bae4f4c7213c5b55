import { words } from '@credenza/languages/words'
import type { BreachTexts, BreachWithNotes } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import { longDate } from '@credenza/schema/long-date'
import { sql } from 'kysely'
import type { Context, Tx } from '../../context.ts'
import { type Account, findAccountById } from '../../people/account/find-account.ts'
import { withSecondAdmin } from '../../people/two-admins/with-second-admin.ts'
import type { Caller } from '../../platform/http/access.ts'
import { defineQueue } from '../../platform/jobs/queue.ts'
import { untilNoneLeft } from '../../platform/jobs/until-none-left.ts'
import { type MailBlock, mailDocument } from '../../platform/mail/mail-blocks.ts'
import { queueMail } from '../../platform/mail/outbox.ts'
import { appendAudit, platformTrail } from '../../proof/audit/append.ts'
import { hashAffected } from './affected.ts'
import { lockOpenBreach, readBreach } from './cases.ts'

interface Letters {
  breachId: string
  /** Missing in jobs of the previous release (before migration 0120), which are for everyone in the case. */
  onlyOrdered?: boolean
}

export const sendBreachLetters = defineQueue<Letters>('send-breach-letters')

/** How many letters one transaction writes. */
const chunkSize = 100

/**
 * Orders letters for everyone in the case who has none yet, which can take a second administrator. People who are added later,
 * even while these letters are being written, get one only when letters are ordered again.
 */
export async function orderLetters(
  ctx: Context,
  admin: Caller,
  id: string,
  texts: BreachTexts,
): Promise<BreachWithNotes> {
  const act = async (tx: Tx) => {
    await lockOpenBreach(tx, id)
    const parameters = [await hashAffected(tx, id), ...Object.entries(texts).sort().flat()]
    return { act: 'breach.letters', subject: id, parameters } as const
  }
  return withSecondAdmin(ctx, admin, act, async (tx) => {
    await tx
      .updateTable('breach_case')
      .set({ texts: JSON.stringify(texts) })
      .where('id', '=', id)
      .execute()
    await tx
      .updateTable('breach_person')
      .set({ ordered: true })
      .where('case_id', '=', id)
      .where('told_at', 'is', null)
      .execute()
    const breach = await readBreach(tx, id)
    await ctx.jobs.enqueue(tx, sendBreachLetters, { breachId: id, onlyOrdered: true })
    await appendAudit(ctx, tx, platformTrail, ctx.clock(), [
      {
        actor: admin.accountId,
        action: 'breach.letters-ordered',
        subject: id,
        detail: { people: breach.affected - breach.told },
      },
    ])
    return breach
  })
}

/**
 * Writes the letters in chunks. It is safe to run twice: only unmarked people get a letter, and the transaction that puts it
 * into the outbox marks them.
 */
export async function runSendBreachLetters(
  ctx: Context,
  letters: Letters,
  signal: AbortSignal,
): Promise<void> {
  await untilNoneLeft(ctx, signal, (tx) => writeChunk(ctx, tx, letters))
}

async function writeChunk(ctx: Context, tx: Tx, { breachId, onlyOrdered = false }: Letters): Promise<number> {
  // Closing the case waits for this chunk, and stops further letters.
  const open = await tx
    .selectFrom('breach_case')
    .select(['texts', 'found_at'])
    .where('id', '=', breachId)
    .where('closed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!open) return 0
  const { rows } = await sql<{ account_id: string }>`
    UPDATE breach_person SET told_at = ${ctx.clock()}
    WHERE case_id = ${breachId} AND told_at IS NULL AND account_id IN (
      SELECT account_id FROM breach_person
      WHERE case_id = ${breachId} AND told_at IS NULL AND (ordered OR NOT ${onlyOrdered}::boolean)
      ORDER BY account_id LIMIT ${chunkSize})
    RETURNING account_id`.execute(tx)
  for (const { account_id } of rows) {
    const person = await findAccountById(tx, account_id)
    // An erased person no longer has an address.
    if (person.email.includes('@'))
      await writeLetter(ctx, tx, person, { texts: open.texts!, foundAt: open.found_at })
  }
  return rows.length
}

/** Writes a letter in the language in which the person last used the product; in English if it is unknown or has no text. */
export async function writeLetter(
  ctx: Context,
  tx: Tx,
  person: Pick<Account, 'name' | 'email' | 'language'>,
  { texts, foundAt }: { texts: BreachTexts; foundAt: Date },
): Promise<void> {
  const language: LanguageCode = person.language && texts[person.language] ? person.language : 'en'
  const said = words[language].mail.breach
  const text = (one: string): MailBlock => ({ kind: 'text', text: one, language })
  await queueMail(ctx, tx, {
    to: person.email,
    kind: 'breach.letter',
    subject: said.subject,
    ...mailDocument({
      language,
      sender: 'Credenza',
      blocks: [
        said.greeting(person.name),
        said.says(longDate(foundAt, language)),
        texts[language] ?? texts.en,
        said.next,
      ].map(text),
    }),
  })
}
