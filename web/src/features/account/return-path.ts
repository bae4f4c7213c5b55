import type { Role } from '@credenza/schema/account'

const areas: Record<Role, RegExp> = {
  issuer: /^\/(issuer|certificate|addStudent|category-manager|sign-up\/issuer)(\/|\?|#|$)/,
  verifier: /^\/(verifier|certificate|sign-up\/verifier)(\/|\?|#|$)/,
  admin: /^\/admin(\/|\?|#|$)/,
  student: /^\/(student|certificate)(\/|\?|#|$)/,
}

/** Where to go back to after signing in: a path of ours that belongs to the role, else undefined. */
export function returnPath(next: string | null, role: Role): string | undefined {
  return next && areas[role].test(next) ? next : undefined
}
