import { type MemberRole, memberRoles } from '@credenza/schema/member-role'
import { expect, it } from 'vitest'
import { returnPath } from '../features/account/return-path.ts'
import type { Session } from '../lib/session/session.ts'
import { crumbsOf, navigationOf, pagesFor, pagesOf, parentOf } from './navigation.ts'

const labels = (id?: string) => navigationOf('issuer', id).map((link) => link.label)

const issuerLinks = [
  'Dashboard',
  'Certificates',
  'Timeline',
  'Student Info',
  'Templates',
  'Delivery',
  'Requests',
]

it('an issuer sees Details only while the route has an id', () => {
  expect(labels()).toEqual(issuerLinks)
  expect(labels('2025')).toEqual([...issuerLinks, 'Details'])
})

it('no page of a role is listed twice, and each is in the role’s own area', () => {
  for (const [role, { header, more, account }] of Object.entries(pagesOf)) {
    const paths = [...header, ...more, ...account].map(({ to }) => to)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((to) => !to.startsWith(`/${role}`) && to !== '/category-manager')).toEqual([])
  }
})

it('owner, managers and auditors of the whole organisation find its audit trail', () => {
  for (const role of ['issuer', 'verifier'] as const) {
    const finds = (memberRole: MemberRole) =>
      pagesFor({ role, userData: { memberRole } as Session['userData'] }).more.some(
        ({ to }) => to === `/${role}/audit`,
      )
    expect(memberRoles.filter(finds)).toEqual(['owner', 'manager', 'auditor'])
  }
})

it('the breadcrumb starts at the issuer, its certificate segment leads there, and the last one is not a link', () => {
  expect(crumbsOf('/certificate/cert_1', 'issuer')).toEqual([
    { label: 'Issuer', to: '/issuer' },
    { label: 'Certificate', to: '/issuer' },
    { label: 'cert_1', to: undefined },
  ])
  expect(crumbsOf('/issuer/details/2025', 'issuer').map((crumb) => crumb.to)).toEqual([
    '/issuer',
    '/issuer/details',
    undefined,
  ])
  expect(crumbsOf('/issuer', 'issuer')).toHaveLength(1)
})

it('an id that means nothing to a reader is called what it is', () => {
  expect(crumbsOf('/issuer/templates/tpl_1', 'issuer').at(-1)?.label).toBe('Template')
})

it('one organisation stands below the administrator’s list of organisations', () => {
  expect(crumbsOf('/admin/organisations/org_1', 'admin')).toEqual([
    { label: 'Admin', to: '/admin' },
    { label: 'Organisations', to: '/admin' },
    { label: 'org_1', to: undefined },
  ])
})

it('the back arrow goes up one level and never out of the role’s area', () => {
  expect(parentOf('/issuer/templates/tpl_1', 'issuer')).toBe('/issuer/templates')
  // '/issuer/details' would lead to the current year.
  expect(parentOf('/issuer/details/2025', 'issuer')).toBe('/issuer')
  expect(parentOf('/issuer/timeline', 'issuer')).toBe('/issuer')
  expect(parentOf('/addStudent', 'issuer')).toBe('/issuer')
  expect(parentOf('/certificate/x', 'student')).toBe('/student')
  expect(parentOf('/admin/organisations/org_1', 'admin')).toBe('/admin')
  expect(parentOf('/admin/people', 'admin')).toBe('/admin')
})

it('signing in goes back only to a page of that role on this site', () => {
  expect(returnPath('/issuer/details/2025?search=a', 'issuer')).toBe('/issuer/details/2025?search=a')
  expect(returnPath('/certificate/x', 'student')).toBe('/certificate/x')
  expect(returnPath('/sign-up/issuer/org_1', 'issuer')).toBe('/sign-up/issuer/org_1')
  expect(returnPath('/sign-up/issuer/org_1', 'verifier')).toBeUndefined()
  for (const next of ['/admin', '//evil.example', 'https://evil.example/issuer', '/issuers', null]) {
    expect(returnPath(next, 'issuer')).toBeUndefined()
  }
})
