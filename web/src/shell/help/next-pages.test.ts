import type { Role } from '@credenza/schema/account'
import { expect, it } from 'vitest'
import { pagesOf } from '../navigation.ts'
import { commandsOf } from '../search/commands.ts'
import { nextPages } from './next-pages.ts'

it.each(Object.keys(nextPages) as Role[])('every next page of a %s is one that they can go to', (role) => {
  const { acts, pages } = commandsOf(role, '')
  const known = new Set([...acts, ...pages].map(({ to }) => to))
  const { header, more, account } = pagesOf[role]
  for (const { to } of [...header, ...more, ...account]) known.add(to)
  const unknown = Object.values(nextPages[role])
    .flat()
    .filter((path) => !known.has(path))
  expect(unknown).toEqual([])
})

it('no page names itself as the next', () => {
  for (const pages of Object.values(nextPages))
    for (const [page, next] of Object.entries(pages)) expect(next).not.toContain(page)
})
