import { parseWitnessKeys } from '@credenza/credential/log'
import type { Witnesses } from '@credenza/credential/verify'
import type { WitnessQuery } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { fieldRefusal } from '../../platform/http/api-error.ts'
import { namedWitnesses } from '../log/cosignatures.ts'

/**
 * The witnesses that a caller requires: those it names, all of which must have signed unless it gives a quorum; or with only a
 * quorum, this deployment's. Undefined if it requires none. Throws 'invalid'.
 */
export function demandedWitnesses(
  ctx: Pick<Context, 'config'>,
  { witness, quorum }: WitnessQuery,
): Witnesses | undefined {
  if (witness === undefined && quorum === undefined) return undefined
  const keys = witness === undefined ? (namedWitnesses(ctx)?.keys ?? []) : [witness].flat()
  try {
    parseWitnessKeys(keys)
  } catch {
    throw fieldRefusal('witness', 'invalid.witness_keys')
  }
  const needed = quorum ?? keys.length
  if (needed > keys.length) throw fieldRefusal('quorum', 'invalid.quorum')
  return { keys, quorum: needed }
}
