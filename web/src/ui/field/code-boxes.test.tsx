import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { CodeBoxes } from './code-boxes.tsx'

function Form() {
  const [value, setValue] = useState('')
  return (
    <MantineProvider>
      <CodeBoxes
        label="Code"
        boxLabel={(position) => `Digit ${position}`}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </MantineProvider>
  )
}
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox')
const shown = () => boxes().map((box) => box.value)
const code = () => screen.getByRole('status').textContent

beforeEach(() => {
  document.body.replaceChildren()
  render(<Form />)
})

it('there are six boxes, each named, each open to a one-time code from a message', () => {
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((position) => `Digit ${position}`),
  )
  for (const box of boxes()) {
    expect(box.getAttribute('autocomplete')).toBe('one-time-code')
    expect(box.getAttribute('inputmode')).toBe('numeric')
  }
})

it('one digit goes into each box, letters into none', async () => {
  await userEvent.type(boxes()[0]!, '1')
  await userEvent.keyboard('a2')
  expect(shown()).toEqual(['1', '2', '', '', '', ''])
})

it.each([
  ['six digits', '123456'],
  ['digits in groups', '123 456'],
  ['the line of a mail', 'Your code: 123456.'],
  ['the digits of an Arabic keyboard', '١٢٣٤٥٦'],
])('%s pasted fill all boxes', async (_, pasted) => {
  await userEvent.click(boxes()[0]!)
  await userEvent.paste(pasted)
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '6'])
  expect(code()).toBe('123456')
  expect(document.activeElement).toBe(boxes()[5])
})

it('pasting text without digits changes nothing', async () => {
  await userEvent.type(boxes()[0]!, '1')
  await userEvent.paste('hello')
  expect(code()).toBe('1')
})

it('Backspace on an empty box moves to the previous one', async () => {
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('12')
  expect(document.activeElement).toBe(boxes()[2])
  await userEvent.keyboard('{Backspace}')
  expect(document.activeElement).toBe(boxes()[1])
  await userEvent.keyboard('{Backspace}')
  expect(code()).toBe('1')
})

it('a digit stays in the box where it was typed, and the gaps can be filled later', async () => {
  await userEvent.click(boxes()[2]!)
  await userEvent.keyboard('3')
  expect(shown()).toEqual(['', '', '3', '', '', ''])
  expect(document.activeElement).toBe(boxes()[3])
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('12')
  expect(shown()).toEqual(['1', '2', '3', '', '', ''])
  expect(code()).toBe('123')
})

it('a digit typed over another one replaces it, and the same one moves on', async () => {
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('12')
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('9')
  expect(shown().slice(0, 2)).toEqual(['9', '2'])
  await userEvent.click(boxes()[0]!)
  await userEvent.keyboard('9')
  expect(document.activeElement).toBe(boxes()[1])
})

it('a code filled in by the browser goes into all boxes', () => {
  fireEvent.change(boxes()[0]!, { target: { value: '123456' } })
  expect(shown()).toEqual(['1', '2', '3', '4', '5', '6'])
})
