import { formatVerifierKey } from '@credenza/credential/log'
import type { Context } from '../../context.ts'
import { openWitnessKey } from '../../platform/keys/signing-key.ts'
import type { Witness } from './add-checkpoint.ts'
import { storedHeads } from './stored-heads.ts'

/** The name under which this deployment signs other logs, never its own. */
const witnessName = (publicUrl: string): string => `${new URL(publicUrl).host}/witness`

/** This deployment as a witness of the logs in WITNESS_FOR. */
export function ownWitness(ctx: Context): Witness {
  return {
    name: witnessName(ctx.config.publicUrl),
    key: openWitnessKey(ctx.keys),
    logs: ctx.config.witnessFor,
    heads: storedHeads(ctx),
    clock: ctx.clock,
  }
}

/** What a log needs to know to ask this deployment. */
export function witnessAddress(ctx: Context): { verifierKey: string; url: string } {
  const { publicUrl } = ctx.config
  const { publicKey } = openWitnessKey(ctx.keys)
  return {
    verifierKey: formatVerifierKey({ name: witnessName(publicUrl), publicKey }, 'cosignature'),
    url: `${publicUrl}/witness`,
  }
}
