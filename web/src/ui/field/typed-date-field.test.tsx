import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show-screen.tsx'
import { TypedDateField } from './typed-date-field.tsx'

function Form() {
  const [value, setValue] = useState('')
  return (
    <>
      <TypedDateField label="Date of Birth" value={value} onChange={setValue} />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('')}>
        Empty
      </button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Date of Birth/ })
const value = () => screen.getByRole('status').textContent

it('a date is read as it is typed, and stays as it was typed', async () => {
  showScreen(<Form />, { path: '/', at: '/', answers: {} })
  await userEvent.type(field(), '3.2.2001')
  expect(value()).toBe('2001-02-03')
  expect(field().value).toBe('3.2.2001')
})

it('text that is not a date is passed on, so that the form can refuse it', async () => {
  showScreen(<Form />, { path: '/', at: '/', answers: {} })
  await userEvent.type(field(), '31/02/2001')
  expect(value()).toBe('31/02/2001')
})

it('a form that is emptied empties the field', async () => {
  showScreen(<Form />, { path: '/', at: '/', answers: {} })
  await userEvent.type(field(), '3.2.2001')
  await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
  expect(field().value).toBe('')
})
