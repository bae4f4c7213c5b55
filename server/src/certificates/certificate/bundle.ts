import type { Context } from '../../context.ts'
import type { Certificate } from './certificate.ts'
import { evidenceOf } from './evidence.ts'

/** A signed certificate with everything that a verifier needs, as JSON: the bundle of `credential/verify`. */
export async function bundleOf(
  ctx: Context,
  certificate: Certificate,
  credential: Uint8Array,
): Promise<Uint8Array> {
  const { endorsements, log, statementsLog, anchor } = await evidenceOf(ctx, certificate)
  const bundle = {
    certificate: JSON.parse(new TextDecoder().decode(credential)),
    endorsements,
    ...(log && { log }),
    ...(statementsLog.length > 0 && { statementsLog }),
    ...(anchor && {
      anchor: { chainId: anchor.chainId, contract: anchor.contract, transaction: anchor.transaction },
    }),
  }
  return new TextEncoder().encode(JSON.stringify(bundle))
}
