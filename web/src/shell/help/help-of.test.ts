import { matchPath } from 'react-router'
import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { helpOf } from './help-of.ts'
import { nextPages } from './next-pages.ts'

type Routes = readonly { file: string; path?: string | undefined; children?: Routes | undefined }[]

const within = (list: Routes, file: string) =>
  list.find((route) => route.file === `routes/${file}.tsx`)?.children ?? []
const signedIn = within(routes as Routes, 'signed-in-layout')
const paths = (list: Routes) => list.flatMap(({ path }) => (path === undefined ? [] : [`/${path}`]))
/** Pages outside a role's own area: the certificate, which all roles see, and the administrator's. */
const others = paths(signedIn)

describe.each(['issuer', 'verifier', 'student', 'admin'] as const)('the help for an %s', (role) => {
  const own = paths(within(signedIn, `${role}-only`))
  const reachable = [...own, ...others.filter((path) => path.startsWith('/certificate') || role === 'admin')]

  it('covers every page', () => {
    expect(own.length).toBeGreaterThan(3)
    expect(reachable.filter((path) => !helpOf(role, path.replace(/:\w+/, 'x')))).toEqual([])
  })

  it('covers nothing that is not a page', () => {
    const isPage = (pattern: string) =>
      reachable.some((path) => matchPath(pattern, path.replace(/:\w+/, 'x')) !== null)
    expect(Object.keys(nextPages[role]).filter((pattern) => !isPage(pattern))).toEqual([])
  })

  it('leads only to pages with a name, and never to itself', () => {
    for (const [pattern, next] of Object.entries(nextPages[role])) {
      const help = helpOf(role, pattern.replace(/:\w+\??/, 'x'))
      expect(help?.next.map(({ to }) => to)).toEqual(next)
      expect(next).not.toContain(pattern)
    }
  })
})

it('shows no help for a path that is not a page of the role', () => {
  expect(helpOf('student', '/issuer')).toBeUndefined()
})
