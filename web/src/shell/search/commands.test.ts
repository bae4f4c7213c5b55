import { expect, it } from 'vitest'
import { commandsOf, matching } from './commands.ts'

it('every page of a role is found, in the order of its menus', () => {
  const { pages } = commandsOf('verifier', '')
  expect(pages.map(({ label }) => label)).toEqual([
    'Issuer Request',
    'User Request',
    'Activity',
    'Audit trail',
    'Bulk Check',
    'Ask for a certificate',
    'Developers',
    'Fees Allocation',
    'Settings',
  ])
})

it('a label matches when it contains every word, in any order and case', () => {
  const label = 'Create Certificate'
  expect(matching('cert CREATE')({ label })).toBe(true)
  expect(matching('  ')({ label })).toBe(true)
  expect(matching('cert student')({ label })).toBe(false)
})

it('accents and Arabic vowel signs make no difference', () => {
  expect(matching('creer')({ label: 'Créer un certificat' })).toBe(true)
  expect(matching('اضافه')({ label: 'إضافة طالب' })).toBe(true)
})

it('acts and pages are of the role alone', () => {
  expect(commandsOf('issuer', 'create cert').acts.map(({ to }) => to)).toEqual(['/issuer?create=true'])
  expect(commandsOf('student', 'create')).toEqual({ acts: [], pages: [] })
})
