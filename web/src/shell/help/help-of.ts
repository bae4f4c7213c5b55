import type { Role } from '@credenza/schema/account'
import type { Permission } from '@credenza/schema/member-role'
import { matchPath } from 'react-router'
import { adminHelp } from '../../texts/help-admin.ts'
import { issuerHelp } from '../../texts/help-issuer.ts'
import { studentHelp } from '../../texts/help-student.ts'
import { verifierHelp } from '../../texts/help-verifier.ts'
import { type Command, commandsOf } from '../search/commands.ts'
import { nextPages } from './next-pages.ts'

interface PageHelp {
  about: string
  tasks: readonly { what: string; how: string }[]
  keys?: readonly { keys: readonly string[]; what: string }[]
}

const pagesOf: Record<Role, Record<string, PageHelp>> = {
  issuer: issuerHelp,
  verifier: verifierHelp,
  student: studentHelp,
  admin: adminHelp,
}

/** The help for a page of a role, and the pages to visit next, of those that the person can use. */
export function helpOf(
  role: Role,
  path: string,
  permitted?: (permission: Permission) => boolean,
): { page: PageHelp; next: Command[] } | undefined {
  const entry = Object.entries(pagesOf[role]).find(([pattern]) => matchPath(pattern, path))
  if (!entry) return undefined
  const [pattern, page] = entry
  const { acts, pages } = commandsOf(role, '', undefined, permitted)
  const paths = nextPages[role][pattern] ?? []
  return { page, next: paths.flatMap((to) => [...acts, ...pages].filter((command) => command.to === to)) }
}
