import { dayMs } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Sentence } from '@credenza/schema/sentences/sentence'
import type { Context } from '../../../context.ts'
import type { BackupState } from '../../../platform/backup/open-backups.ts'
import { isLoopback } from '../../../platform/http/outgoing/public-address.ts'
import { readArchiving } from '../../backup/external.ts'
import { fact, isLate, moment, type PartState, stateOf } from './words.ts'

export async function backupHealth(ctx: Context): Promise<PartState> {
  const { backup, databaseUrl, publicUrl } = ctx.config
  if (backup.elsewhere) return stateOf('ok', sentence('health.backup_elsewhere'), [])
  if (databaseUrl) return archivingHealth(ctx)
  if (ctx.backups.isSet) return storedHealth(ctx, await ctx.backups.state())
  // On loopback, somebody is trying the product on their own machine.
  const isTrial = isLoopback(new URL(publicUrl).hostname)
  return stateOf(isTrial ? 'not_set_up' : 'attention', sentence('health.backup_none'), [])
}

function storedHealth(ctx: Context, state: BackupState): PartState {
  const facts = [
    fact(sentence('fact.stored_until'), moment(state.storedUntil ?? null)),
    fact(sentence('fact.newest_backup'), moment(state.newestBase ?? null)),
    fact(sentence('fact.newest_drill'), moment(state.newestDrill ?? null)),
    fact(sentence('fact.newest_good_drill'), moment(state.newestGoodDrill ?? null)),
  ]
  const trouble = troubleOf(ctx, state)
  return trouble ? stateOf('attention', trouble, facts) : stateOf('ok', sentence('health.backup_ok'), facts)
}

function troubleOf(
  { clock, config }: Context,
  { storedUntil, newestBase, newestDrill, newestGoodDrill }: BackupState,
): Sentence | undefined {
  const { everyMs, drillEveryMs } = config.backup
  const now = clock()
  const isOld = (at: Date | undefined, ms: number) => !at || now.getTime() - at.getTime() > ms
  if (!storedUntil || isLate(storedUntil, now)) return sentence('health.backup_behind')
  if (isOld(newestBase, 2 * everyMs)) return sentence('health.backup_old')
  if (newestDrill && (newestGoodDrill?.getTime() ?? 0) < newestDrill.getTime())
    return sentence('health.backup_drill_failed')
  if (drillEveryMs > 0 && isOld(newestGoodDrill, 2 * drillEveryMs)) return sentence('health.backup_no_drill')
  return undefined
}

/** For an external Postgres: whether its log is being archived, which its backups depend on. */
async function archivingHealth(ctx: Context): Promise<PartState> {
  const { isOn, lastArchived, isFailing } = await readArchiving(ctx)
  const facts = [fact(sentence('fact.last_archived'), moment(lastArchived))]
  if (!isOn) return stateOf('attention', sentence('health.backup_not_archived'), facts)
  if (isFailing) return stateOf('attention', sentence('health.backup_archiving_fails'), facts)
  const isOld = lastArchived !== null && ctx.clock().getTime() - lastArchived.getTime() > archivedWithinMs
  if (isOld) return stateOf('attention', sentence('health.backup_behind'), facts)
  return stateOf('ok', sentence('health.backup_ok'), facts)
}

/** Even an idle deployment fills a segment of the log within hours, and then it is archived. */
const archivedWithinMs = dayMs
