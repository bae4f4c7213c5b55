import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { focusFirstFaulty } from '../../lib/form/faulty-fields.ts'
import { PasswordField } from './password-field.tsx'

it('a faulty password is announced as such, with what is wrong, and takes the focus', () => {
  const { container } = render(
    <MantineProvider>
      <PasswordField label="Password" error="Too short" />
    </MantineProvider>,
  )
  const field = screen.getByLabelText('Password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const said = document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!)
  expect(said?.textContent).toBe('Too short')
  expect(focusFirstFaulty(container)).toBe(true)
  expect(document.activeElement).toBe(field)
})
