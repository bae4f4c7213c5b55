import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { press } from '../../../testing/press.ts'
import { sampleSettings } from '../../../testing/sample-template.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { SignatoryPart } from './signatory-part.tsx'

const person = (name: string) => ({ name, role: `Role of ${name}`, signature: '' })

function Panel({ people }: { people: string[] }) {
  const [settings, setSettings] = useState({ ...sampleSettings, signatories: people.map(person) })
  const change = (name: string, value: unknown) => setSettings((before) => ({ ...before, [name]: value }))
  return (
    <SignatoryPart settings={settings} change={change} faults={{ 'signatories.1.name': 'Name is missing' }} />
  )
}

const show = (...people: string[]) =>
  showScreen(<Panel people={people} />, { path: '/', at: '/', answers: {} })
const fields = (label: RegExp) => screen.getAllByRole<HTMLInputElement>('textbox', { name: label })
const names = () => fields(/^Name/).map(({ value }) => value)
const roles = () => fields(/^Role/).map(({ value }) => value)

it('people move up and down with all that belongs to them', async () => {
  show('Ada', 'Grace', 'Mary')
  await press('Move signatory 3 up')
  expect(names()).toEqual(['Ada', 'Mary', 'Grace'])
  await press('Move signatory 1 down')
  expect(names()).toEqual(['Mary', 'Ada', 'Grace'])
  expect(roles()).toEqual(['Role of Mary', 'Role of Ada', 'Role of Grace'])
})

it('the first cannot move up, nor the last down', () => {
  show('Ada', 'Grace')
  expect(screen.getByRole('button', { name: 'Move signatory 1 up' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Move signatory 2 down' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Move signatory 2 up' })).toHaveProperty('disabled', false)
})

it('three sign at most; once one is removed another can be added', async () => {
  show('Ada', 'Grace')
  await press('Add a signatory')
  expect(names()).toEqual(['Ada', 'Grace', ''])
  expect(screen.queryByRole('button', { name: 'Add a signatory' })).toBeNull()
  await press('Remove signatory 1')
  expect(names()).toEqual(['Grace', ''])
  expect(screen.getByRole('button', { name: 'Add a signatory' })).toBeTruthy()
})

it('typing changes one person only, and a fault stands at its own', async () => {
  show('Ada', 'Grace')
  await userEvent.type(fields(/^Role/)[1]!, ', Dean')
  expect(roles()).toEqual(['Role of Ada', 'Role of Grace, Dean'])
  expect(fields(/^Name/).map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
})
