import { type Evidence, readEvidence } from '../../certificates/certificate/evidence.ts'
import type { Context } from '../../context.ts'
import { unlessMissing } from '../../platform/http/unless-missing.ts'

/** Our evidence about the certificate with this id; undefined if it is not ours. */
export async function ownEvidence(ctx: Context, id: unknown): Promise<Evidence | undefined> {
  if (typeof id !== 'string' || !/^urn:uuid:[0-9a-f-]{36}$/.test(id)) return undefined
  return unlessMissing(readEvidence(ctx, id))
}
