import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { KeptFocus } from './kept-focus.tsx'

afterEach(cleanup)

const box = (content: string) => (
  <>
    <button type="button">Outside</button>
    <KeptFocus>
      {content === 'question' && <button type="button">Yes</button>}
      <p>Text</p>
    </KeptFocus>
  </>
)

it('focus stays in the box when the focused button disappears', async () => {
  const { rerender } = render(box('question'))
  screen.getByRole('button', { name: 'Yes' }).focus()
  rerender(box('nothing'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Text').parentElement))
})

it('focus on its way to another field is not caught when an element disappears', async () => {
  const { rerender } = render(box('question'))
  screen.getByRole('button', { name: 'Yes' }).focus()
  rerender(box('nothing'))
  await Promise.resolve()
  screen.getByRole('button', { name: 'Outside' }).focus()
  await new Promise((done) => setTimeout(done, 5))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outside' }))
})

it('focus elsewhere stays where it is', async () => {
  const { rerender } = render(box('question'))
  screen.getByRole('button', { name: 'Outside' }).focus()
  rerender(box('nothing'))
  await new Promise((done) => setTimeout(done, 5))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Outside' }))
})
