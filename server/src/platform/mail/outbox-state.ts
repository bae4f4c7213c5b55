import type { MailFailure } from '@credenza/schema/sentences/mail'
import { sql } from 'kysely'
import type { Db } from '../../context.ts'

export interface OutboxState {
  waiting: number
  failed: number
  oldestWaiting: Date | null
  /** Why the oldest waiting email that was tried could not be sent. Answers by a single recipient's server do not count. */
  failure: MailFailure | null
  /** Whether no email has been sent since that one was written. */
  isStuck: boolean
}

/** The content of the outbox, and whether anything leaves it. */
export async function outboxState(db: Db): Promise<OutboxState> {
  const counts = await db
    .selectFrom('outgoing_mail')
    .select((q) => [
      q.fn.countAll<string>().filterWhere('state', '=', 'queued').as('waiting'),
      q.fn.countAll<string>().filterWhere('state', '=', 'failed').as('failed'),
      q.fn.min('created_at').filterWhere('state', '=', 'queued').as('oldestWaiting'),
    ])
    .where('state', 'in', ['queued', 'failed'])
    .executeTakeFirstOrThrow()
  const triedInVain = await db
    .selectFrom('outgoing_mail')
    .select(['created_at', 'failure'])
    .where('state', '=', 'queued')
    .where(sql<boolean>`failure->>'reason' NOT LIKE 'recipient%'`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const sentSince = triedInVain
    ? await db
        .selectFrom('outgoing_mail')
        .select(sql<number>`1`.as('one'))
        .where('state', '=', 'sent')
        .where('sent_at', '>', triedInVain.created_at)
        .limit(1)
        .executeTakeFirst()
    : undefined
  return {
    waiting: Number(counts.waiting),
    failed: Number(counts.failed),
    oldestWaiting: counts.oldestWaiting,
    failure: triedInVain?.failure ?? null,
    isStuck: triedInVain !== undefined && sentSince === undefined,
  }
}
