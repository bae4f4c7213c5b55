import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { DateField } from './date-field.tsx'

const fault = 'Enter a date that exists, such as 30/06/2001.'

function Form({ before, clearLabel }: { before: string; clearLabel?: string }) {
  const [value, setValue] = useState(before)
  const [sent, setSent] = useState('nothing')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(value)
      }}
    >
      <DateField label="Valid until" value={value} onChange={setValue} clearLabel={clearLabel} />
      <output>{value}</output>
      <p>Sent: {sent}</p>
    </form>
  )
}

const show = (before: string, clearLabel?: string) =>
  showScreen(<Form before={before} clearLabel={clearLabel} />, { path: '/', at: '/', answers: {} })
const field = () => screen.getByLabelText<HTMLInputElement>(/^Valid until/)
const value = () => screen.getByRole('status').textContent

it('text that is not a date is passed on and refused in place, instead of meaning no date', async () => {
  show('', 'Never expires')
  await userEvent.type(field(), '31/06/2030')
  await userEvent.tab()
  expect(value()).toBe('31/06/2030')
  expect(screen.getByText(fault)).toBeTruthy()
  expect(field().value).toBe('31/06/2030')
})

it('nor does it leave the date that was there before', async () => {
  show('2030-06-30')
  await userEvent.clear(field())
  await userEvent.type(field(), '31/06/2030{Enter}')
  expect(screen.getByText('Sent: 31/06/2030')).toBeTruthy()
  await userEvent.clear(field())
  await userEvent.type(field(), '29/06/2030{Enter}')
  expect(screen.getByText('Sent: 2030-06-29')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(fault)).toBeNull())
})

it('a required date that was emptied is missing', async () => {
  show('2030-06-30')
  await userEvent.clear(field())
  await userEvent.tab()
  expect(value()).toBe('')
})
