/** A badge as it is sent: JSON, or a JWT. */
export type Badge = Record<string, unknown> | string

/** The JSON of a badge: the document itself, or the claims of a JWT; in version 1.1 these are in its `vc` (VC-JWT §6.3.1). */
export function badgeDocument(credential: Badge | undefined): Record<string, unknown> | undefined {
  if (typeof credential !== 'string') return credential
  try {
    const claims = JSON.parse(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString('utf8'))
    return claims.vc ?? claims
  } catch {
    return undefined
  }
}
