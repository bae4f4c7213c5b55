import type { Role } from '@credenza/schema/account'
import { shortened } from '../lib/format.ts'
import { accountTexts } from '../texts/account.ts'

export interface NavigationLink {
  to: string
  label: string
}

const { nav, crumbs } = accountTexts
/** Segments whose own page is the role's start page. */
const startPages = ['certificate', 'organisations']

/** The header's links of a role. 'Details' shows only while the route has an id (specification, section 2). */
export function navigationOf(role: Role, routeId: string | undefined): NavigationLink[] {
  if (role === 'verifier') {
    return [
      { to: '/verifier', label: nav.issuerRequest },
      { to: '/verifier/user-request', label: nav.userRequest },
    ]
  }
  if (role === 'admin') {
    return [
      { to: '/admin', label: nav.organisations },
      { to: '/admin/people', label: nav.people },
      { to: '/admin/balances', label: nav.balances },
      { to: '/admin/audit', label: nav.audit },
      { to: '/admin/witnesses', label: nav.witnesses },
      { to: '/admin/health', label: nav.health },
    ]
  }
  if (role === 'student') return [{ to: '/student', label: nav.myCertificates }]
  const links = [
    { to: '/issuer', label: nav.dashboard },
    { to: '/issuer/timeline', label: nav.timeline },
    { to: '/issuer/student-info', label: nav.studentInfo },
  ]
  return routeId === undefined ? links : [...links, { to: '/issuer/details', label: nav.details }]
}

/**
 * The breadcrumb of a path: a root link for the role, then the path's segments. 'certificate' links to the role's
 * start page, and so does 'organisations', which is the administrator's; the last crumb has no link.
 */
export function crumbsOf(path: string, role: Role): { label: string; to: string | undefined }[] {
  const home = `/${role}`
  const segments = path.split('/').filter(Boolean)
  const inner = segments[0] === role ? segments.slice(1) : segments
  const base = segments[0] === role ? home : ''
  const trail = inner.map((segment, position) => ({
    label: crumbs[segment] ?? crumbs[`${inner[position - 1]}/*`] ?? shortened(decoded(segment), 20),
    to: startPages.includes(segment) ? home : `${base}/${inner.slice(0, position + 1).join('/')}`,
  }))
  const all = [{ label: crumbs[role] ?? role, to: home }, ...trail]
  return all.map((crumb, position) => ({ ...crumb, to: position === all.length - 1 ? undefined : crumb.to }))
}

/** One level up from a path; pages outside the role's area go to its start page. */
export function parentOf(path: string, role: Role): string {
  const parent = path.replace(/\/+$/, '').split('/').slice(0, -1).join('/')
  const isPage = parent.startsWith(`/${role}`) && !startPages.includes(parent.split('/').at(-1)!)
  return isPage ? parent : `/${role}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
