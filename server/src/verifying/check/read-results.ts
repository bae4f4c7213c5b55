import { setTimeout as pause } from 'node:timers/promises'
import type { CheckResult } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'
import {
  type CheckItemRow,
  type CheckKey,
  type Finding,
  findCheck,
  itemsOf,
  openValue,
} from './check-store.ts'

const pageSize = 100
const lookAgainMs = 250

/**
 * Yields the results of a check in order of position, each as soon as it and all earlier ones exist. Ends with the check, or
 * when `signal` aborts. Reasons are in `language`.
 */
export async function* followResults(
  ctx: Context,
  key: CheckKey,
  { after, language, signal }: { after: number; language: LanguageCode; signal: AbortSignal },
): AsyncGenerator<CheckResult> {
  let last = after
  while (!signal.aborted) {
    const { state } = await findCheck(ctx.db, key)
    const results = await nextResults(ctx, key, last, language)
    yield* results
    last = results.at(-1)?.position ?? last
    if (results.length > 0) continue
    if (state === 'done') return
    await pause(lookAgainMs, undefined, { signal }).catch(() => {})
  }
}

async function nextResults(
  ctx: Context,
  key: CheckKey,
  after: number,
  language: LanguageCode,
): Promise<CheckResult[]> {
  const rows = await itemsOf(ctx.db, key)
    .selectAll()
    .where('position', '>', after)
    .orderBy('position')
    .limit(pageSize)
    .execute()
  const firstOpen = rows.findIndex((row) => row.verdict === null)
  return rows.slice(0, firstOpen === -1 ? rows.length : firstOpen).map((row) => toResult(ctx, row, language))
}

function toResult({ keys }: Context, row: CheckItemRow, language: LanguageCode): CheckResult {
  // Results of the previous release name no recipient.
  const { reason, recipient = '', ...finding } = openValue<Finding>(keys, row.sealed_result!)
  return {
    position: row.position,
    name: openValue<string>(keys, row.sealed_name),
    sha256: Buffer.from(row.sha256).toString('hex'),
    verdict: row.verdict!,
    // Older results have fewer languages.
    reason: reason[language] ?? reason.en,
    recipient,
    ...finding,
    checkedAt: row.checked_at!.toISOString(),
  }
}
