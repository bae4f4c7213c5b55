import { hourMs } from '@credenza/schema'
import { purgeExports } from './certificates/export/purge-exports.ts'
import type { Context } from './context.ts'
import { purgeItems } from './doors/batch/purge-items.ts'
import { bringForwardMessages, purgeMessages } from './doors/webhook/messages.ts'
import { purgeChallenges } from './holders/wallet/challenge.ts'
import { purgeGrants } from './holders/wallet-issuance/grant/end-grants.ts'
import { purgeAccounts } from './people/account/purge-accounts.ts'
import { purgePendingLinks } from './people/identity-provider/purge-pending-links.ts'
import { purgeLaunches } from './people/learning-platform/purge-launches.ts'
import { purgeUnfinished } from './people/organisation/onboarding/unfinished.ts'
import { purgeProviderSignIns } from './people/single-sign-on/purge-provider-sign-ins.ts'
import { purgeImports } from './people/student/import/purge-imports.ts'
import { purgeLinks } from './people/student/invitation/links.ts'
import { purgeUndo } from './people/student/undo/purge-undo.ts'
import { faultOf } from './platform/fault-of.ts'
import { purgeIdempotencyKeys } from './platform/http/idempotency.ts'
import { purgeCallCounts } from './platform/http/limits/call-counts.ts'
import { bringForwardJobs } from './platform/jobs/bring-forward-jobs.ts'
import { purgeMails } from './platform/mail/purge-mails.ts'
import { purgeProcesses } from './platform/presence/purge-processes.ts'
import { runEvery } from './platform/run-every.ts'
import { pruneCheckpoints } from './proof/log/prune-checkpoints.ts'
import { purgeChecks } from './verifying/check/purge-checks.ts'
import { purgePresentations } from './verifying/presentation/purge-presentations.ts'

const purges: ((ctx: Context) => Promise<unknown>)[] = [
  purgeAccounts,
  purgeUnfinished,
  purgeProviderSignIns,
  purgeLaunches,
  purgePendingLinks,
  purgeIdempotencyKeys,
  purgeCallCounts,
  purgeChallenges,
  purgeGrants,
  purgeMails,
  purgeMessages,
  purgeImports,
  purgeLinks,
  purgeUndo,
  purgeItems,
  purgeExports,
  purgeChecks,
  purgePresentations,
  purgeProcesses,
  pruneCheckpoints,
  bringForwardMessages,
  bringForwardJobs,
]

/** Purges at once and every hour. A purge that fails does not stop the others. */
export const runPurging = (ctx: Context, signal: AbortSignal): Promise<void> =>
  runEvery(hourMs, { log: ctx.log, signal, text: 'Old rows stay for now' }, () => purge(ctx))

async function purge(ctx: Context): Promise<void> {
  for (const purgeRows of purges)
    await purgeRows(ctx).catch((error: unknown) =>
      ctx.log.warn({ purge: purgeRows.name, fault: faultOf(error) }, 'Old rows stay for now'),
    )
}
