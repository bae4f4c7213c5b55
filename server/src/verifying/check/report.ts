import { signProof } from '@credenza/credential/general'
import type { CheckResult } from '@credenza/schema'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Context } from '../../context.ts'
import { csvHeader, csvLine } from '../../platform/csv-line.ts'
import { refusal } from '../../platform/http/api-error.ts'
import { checkedSigner } from '../../platform/keys/signing-key.ts'
import { deploymentDid, methodOf } from '../../proof/issuer/did.ts'
import { logKey } from '../../proof/log/log-identity.ts'
import { type CheckKey, checkToWire, findCheck, witnessesOf } from './check-store.ts'
import { followResults } from './read-results.ts'

/**
 * The report of a check, signed by the deployment (eddsa-jcs-2022, with the key of its DID document). It proves later that the
 * deployment made these statements at that time about files with these digests. Throws 'not_found' while the check runs.
 */
export async function signedReport(ctx: Context, key: CheckKey): Promise<Record<string, unknown>> {
  const { check, results } = await endedCheck(ctx, key, 'en')
  const { checkId, total, counts, startedAt, endedAt } = checkToWire(check)
  const witnesses = witnessesOf(check)
  const did = deploymentDid(ctx.config.publicUrl)
  const signer = logKey(ctx)
  const document = {
    type: 'BulkCheckReport',
    issuer: did,
    checkId,
    startedAt,
    endedAt,
    total,
    counts,
    checkpoint: check.checkpoint,
    ...(witnesses && { witnesses }),
    results,
  }
  const verificationMethod = methodOf(did, signer)
  const options = { suite: 'eddsa-jcs-2022', verificationMethod, created: endedAt } as const
  return signProof(document, options, checkedSigner(signer))
}

const columns = [
  'position',
  'name',
  'verdict',
  'code',
  'reason',
  'title',
  'issuer',
  'sha256',
  'checkedAt',
  'recipient',
] as const satisfies readonly (keyof CheckResult)[]

/** The report as a table. Throws 'not_found' while the check runs. */
export async function reportTable(ctx: Context, key: CheckKey): Promise<string> {
  const { results } = await endedCheck(ctx, key, 'en')
  const rows = results.map((result) => csvLine(columns.map((column) => String(result[column]))))
  return csvHeader(columns) + rows.join('')
}

/** Returns a check that has ended, with its results in `language`. Throws 'not_found' while it runs. */
export async function endedCheck(ctx: Context, key: CheckKey, language: LanguageCode) {
  const check = await findCheck(ctx.db, key)
  if (check.state !== 'done') throw refusal('not_found.check_report')
  const results = await Array.fromAsync(
    followResults(ctx, key, { after: 0, language, signal: AbortSignal.timeout(60_000) }),
  )
  return { check, results }
}
