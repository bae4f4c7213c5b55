import { z } from 'zod'
import { listAnswer, success } from './envelope.ts'
import { saying } from './issues/saying.ts'

/** POST /api/organisation/rotate-key: returns the new key's multibase. Earlier signatures stay valid. */
export const rotateKeyResponse = success({ publicKeyMultibase: z.string() }).meta({ id: 'RotateKeyResponse' })

/** GET /api/organisation/keys: a current or former signing key. A date is empty if the event has not happened. */
export const signingKeyFacts = z
  .object({
    /** The public key as a Multikey: 'z6Mk…', or 'zDn…' for wallets. */
    id: z.string(),
    /** What it signs: documents and statements, or what wallets receive. */
    signs: z.enum(['documents', 'wallets']),
    createdAt: z.string(),
    retiredAt: z.string(),
    /** The time from which the key is declared stolen. */
    compromisedAt: z.string(),
  })
  .meta({ id: 'SigningKey' })
export type SigningKeyFacts = z.infer<typeof signingKeyFacts>
export const keyListResponse = success({ data: z.array(signingKeyFacts), ...listAnswer }).meta({
  id: 'KeyListResponse',
})

/** POST /api/organisation/keys/{keyId}/compromised: the time from which somebody else had the key. */
export const declareTheftRequest = z
  .object({ since: z.iso.datetime({ offset: true, error: saying('invalid.date_and_time_needed') }) })
  .meta({ id: 'DeclareTheftRequest' })
export const declareTheftResponse = success({ since: z.string() }).meta({ id: 'DeclareTheftResponse' })

/** How a theft at a given time affects valid certificates that the key signed or accepted. */
const theftImpact = z
  .object({
    staysValid: z.number().int(),
    becomesInvalid: z.number().int(),
    cannotBeDated: z.number().int(),
  })
  .meta({ id: 'TheftImpact' })
export type TheftImpact = z.infer<typeof theftImpact>
export const theftImpactResponse = success({ data: theftImpact }).meta({ id: 'TheftImpactResponse' })
