import type { Role } from '@credenza/schema/account'

const areas: Record<Role, RegExp> = {
  issuer: /^\/(issuer|certificate|launch|addStudent|category-manager|sign-up\/issuer)(\/|$)/,
  verifier: /^\/(verifier|certificate|sign-up\/verifier)(\/|$)/,
  admin: /^\/admin(\/|$)/,
  student: /^\/(student|certificate|launch)(\/|$)/,
}

const here = 'http://here.invalid'

/** Where to return to after signing in: a path of this app that belongs to the role; otherwise undefined. */
export function returnPath(next: string | null, role: Role): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, here)) return undefined
  const { origin, pathname, search, hash } = new URL(next, here)
  return origin === here && areas[role].test(pathname) ? pathname + search + hash : undefined
}
