import type { Context } from '../../../context.ts'

/**
 * What passkeys are bound to (WebAuthn Level 3, section 5.4.2): our host name, and the origin that may request them.
 */
export function relyingParty({ config }: Context): { name: string; id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { name: 'Credenza', id: hostname, origin }
}
