import type { Certificate } from '@credenza/schema/certificate'

/**
 * The address of the dialog for a new certificate in place of one that the issuer made and that never counts again; undefined
 * for all others.
 */
export const againPath = ({ _id, state, origin }: Certificate): string | undefined =>
  origin === 'issuer' && (state === 'declined' || state === 'revoked')
    ? `/issuer?again=${encodeURIComponent(_id)}`
    : undefined
