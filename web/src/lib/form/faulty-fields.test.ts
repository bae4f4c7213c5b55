import type { UseFormReturn } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { focusFirstFaulty, isShownAtField, showServerErrors } from './faulty-fields.ts'

interface Values {
  name: string
  email: string
  phone: string
}
const order = ['name', 'email', 'phone'] as const

function aForm() {
  const [setFocus, setError] = [vi.fn(), vi.fn()]
  return {
    setFocus,
    setError,
    form: { setFocus, setError } as unknown as UseFormReturn<Values, unknown, unknown>,
  }
}

it('the focus goes to the first faulty field in the order of the page', () => {
  document.body.innerHTML =
    '<form><input id="a" /><button id="b" data-faulty="true"></button><input id="c" aria-invalid="true" /></form>'
  expect(focusFirstFaulty(document.querySelector('form'))).toBe(true)
  expect(document.activeElement?.id).toBe('b')
})

it('a form without faults keeps the focus where it is', () => {
  document.body.innerHTML = '<form><input id="a" /></form>'
  document.querySelector('input')!.focus()
  expect(focusFirstFaulty(document.querySelector('form'))).toBe(false)
  expect(document.activeElement?.id).toBe('a')
})

it('what the server says of a field is shown there; of others it is not', () => {
  const { form, setFocus, setError } = aForm()
  const fields = { phone: 'Enter 10 to 15 digits.', email: 'This email is taken.', captcha: 'No.' }
  showServerErrors(form, new ApiFailure('Invalid', 'invalid', 422, fields), order)
  expect(setError.mock.calls).toEqual([
    ['email', { message: 'This email is taken.' }],
    ['phone', { message: 'Enter 10 to 15 digits.' }],
  ])
  expect(setFocus.mock.calls).toEqual([['email']])
})

it('a failure that names no field changes nothing in the form', () => {
  const { form, setFocus, setError } = aForm()
  showServerErrors(form, new Error('offline'), order)
  expect([setFocus.mock.calls, setError.mock.calls]).toEqual([[], []])
})

it('a refusal is said below the form only if no field shows it', () => {
  const refusal = new ApiFailure('Invalid', 'invalid', 422, { email: 'This email is taken.' })
  expect(isShownAtField(refusal, order)).toBe(true)
  expect(isShownAtField(refusal, ['name'])).toBe(false)
  expect(isShownAtField(new Error('offline'), order)).toBe(false)
})
