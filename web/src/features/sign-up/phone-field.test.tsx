import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import PhoneField from './phone-field.tsx'
import '../../testing/leave-nothing-behind.ts'

function Form() {
  const [digits, setDigits] = useState('')
  return (
    <MantineProvider env="test">
      <PhoneField
        label="Mobile"
        error={undefined}
        value={digits}
        onChange={setDigits}
        onBlur={() => undefined}
        ref={() => undefined}
      />
      <output>{digits}</output>
    </MantineProvider>
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>(/Mobile/)
const digits = () => screen.getByRole('status').textContent
const country = () => screen.getByRole('button').textContent

beforeEach(async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByText('United Arab Emirates'))
})

it('digits belong to the chosen country', async () => {
  await userEvent.type(field(), '501234567')
  expect(digits()).toBe('971501234567')
  expect(country()).toBe('AE')
})

it.each([
  ['after the code of the chosen country', (number: string) => userEvent.type(field(), number)],
  [
    'over everything',
    async (number: string) => {
      await userEvent.clear(field())
      await userEvent.type(field(), number, { initialSelectionStart: 0, initialSelectionEnd: 20 })
    },
  ],
  [
    'by pasting it behind the code',
    async (number: string) => {
      await userEvent.click(field())
      await userEvent.paste(number)
    },
  ],
])('a number typed with + keeps its own country: %s', async (_, enter) => {
  await enter('+44 7911 123456')
  expect(digits()).toBe('447911123456')
  expect(country()).toBe('GB')
})

it('after clearing a foreign number, the chosen country counts again', async () => {
  await userEvent.type(field(), '+44 7911 123456')
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByText('Saudi Arabia'))
  await userEvent.type(field(), '501234567')
  expect(digits()).toBe('966501234567')
  expect(country()).toBe('SA')
})

it.each(['501234567', '0501234567', '971501234567'])(
  'a number filled in without its code gets that of the country: %s',
  (filled) => {
    fireEvent.input(field(), { target: { value: filled } })
    expect(digits()).toBe('971501234567')
  },
)
