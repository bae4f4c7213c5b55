import type { Role } from '@credenza/schema/account'
import { isPermitted, type Permission } from '@credenza/schema/member-role'
import type { Session } from '../lib/session/session.ts'
import { shortened } from '../lib/text/format.ts'
import { accountTexts } from '../texts/account.ts'

export interface NavigationLink {
  to: string
  label: string
  /** Moves from the header to 'More' if the header is narrow. */
  isSecondary?: true
  /** Not for people who work only in departments. */
  isWhole?: true
  /** What a person needs in their organisation to see it; without it, nothing. */
  shownTo?: Permission
}

const { nav, crumbs, ...pages } = accountTexts
/** Path segments without a page of their own; they link to the role's start page. */
const startPages = ['certificate', 'organisations']
/** Segments that lead on to one of the pages below them, so the way up skips them. */
const leadingDown = ['details']

interface RolePages {
  /** Links in the header. */
  header: NavigationLink[]
  /** Pages of the header that are needed less often, behind 'More'. */
  more: NavigationLink[]
  /** Pages about the account, in the menu behind the avatar. */
  account: NavigationLink[]
}

const organisationTools = (role: 'issuer' | 'verifier'): NavigationLink[] => [
  { to: `/${role}/activity`, label: pages.activity },
  { to: `/${role}/audit`, label: nav.audit, isWhole: true, shownTo: 'oversee' },
  { to: `/${role}/check`, label: pages.bulkCheck, isWhole: true },
  { to: `/${role}/ask`, label: pages.ask, isWhole: true },
  { to: `/${role}/developers`, label: pages.developers, isWhole: true },
]

/** The pages of each role. */
export const pagesOf: Record<Role, RolePages> = {
  issuer: {
    header: [
      { to: '/issuer', label: nav.dashboard },
      { to: '/issuer/certificates', label: nav.certificates },
      { to: '/issuer/timeline', label: nav.timeline },
      { to: '/issuer/student-info', label: nav.studentInfo },
      { to: '/issuer/templates', label: pages.templates, isSecondary: true },
      { to: '/issuer/delivery', label: pages.delivery, isSecondary: true },
      { to: '/issuer/requests', label: nav.requests, isSecondary: true },
    ],
    more: [
      { to: '/issuer/approvals', label: pages.approvals },
      ...organisationTools('issuer'),
      { to: '/issuer/balance', label: pages.balance, isWhole: true },
    ],
    account: [
      { to: '/category-manager', label: pages.createCategory },
      { to: '/issuer/settings', label: pages.settings, isWhole: true },
    ],
  },
  verifier: {
    header: [
      { to: '/verifier', label: nav.issuerRequest },
      { to: '/verifier/user-request', label: nav.userRequest },
    ],
    more: organisationTools('verifier'),
    account: [
      { to: '/verifier/fees-allocation', label: pages.feesAllocation },
      { to: '/verifier/settings', label: pages.settings },
    ],
  },
  student: {
    header: [
      { to: '/student', label: nav.myCertificates },
      { to: '/student/wallet', label: pages.wallet },
      { to: '/student/balance', label: pages.balance },
      { to: '/student/my-data', label: pages.myData },
    ],
    more: [],
    account: [],
  },
  admin: {
    header: [
      { to: '/admin', label: nav.organisations },
      { to: '/admin/people', label: nav.people },
      { to: '/admin/balances', label: nav.balances },
      { to: '/admin/audit', label: nav.audit },
      { to: '/admin/witnesses', label: nav.witnesses },
      { to: '/admin/health', label: nav.health },
    ],
    more: [
      { to: '/admin/data-protection', label: pages.dataProtection },
      { to: '/admin/breaches', label: pages.breaches },
      { to: '/admin/pages', label: pages.publicPages },
    ],
    account: [],
  },
}

/** The pages of this person's role that this person can use. */
export function pagesFor({ role, userData }: Pick<Session, 'role' | 'userData'>): RolePages {
  const { header, more, account } = pagesOf[role]
  const { memberRole } = userData
  const isForThem = ({ isWhole, shownTo }: NavigationLink) =>
    !(isWhole && memberRole === 'departmental') &&
    (!shownTo || memberRole === undefined || isPermitted(memberRole, shownTo))
  return {
    header: header.filter(isForThem),
    more: more.filter(isForThem),
    account: account.filter(isForThem),
  }
}

/** The header's links of a role. 'Details' shows only while the route has an id (specification, section 2). */
export function navigationOf(role: Role, routeId: string | undefined): NavigationLink[] {
  const { header } = pagesOf[role]
  return role === 'issuer' && routeId !== undefined
    ? [...header, { to: '/issuer/details', label: nav.details }]
    : header
}

/**
 * The breadcrumb of a path: a root link for the role, then the path's segments. Those without a page of their own link to the
 * role's start page; the last crumb has no link.
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
  return all.map((crumb, position) => {
    const isLast = position === all.length - 1
    return { ...crumb, to: isLast ? undefined : crumb.to }
  })
}

/** One level up from a path; pages outside the role's area go to its start page. */
export function parentOf(path: string, role: Role): string {
  const parent = path.replace(/\/+$/, '').split('/').slice(0, -1).join('/')
  const last = parent.split('/').at(-1)!
  const isPage = parent.startsWith(`/${role}`) && ![...startPages, ...leadingDown].includes(last)
  return isPage ? parent : `/${role}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
