import { expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

it('copies through the clipboard where the browser has one', async () => {
  const writeText = vi.fn(async (_: string) => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('0xabc')
  expect(writeText.mock.calls).toEqual([['0xabc']])
})

it('on plain http it copies through a selection, and leaves page and focus as they were', async () => {
  vi.stubGlobal('navigator', {})
  const button = document.createElement('button')
  document.body.append(button)
  button.focus()
  const before = document.body.innerHTML
  // In a browser, a selected field has the focus.
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (this: HTMLTextAreaElement) {
    this.focus()
    this.setSelectionRange(0, this.value.length)
  })
  let copied = ''
  document.execCommand = (command: string) => {
    const field = document.querySelector('textarea')!
    if (command === 'copy') copied = field.value.slice(field.selectionStart, field.selectionEnd)
    return true
  }
  await copyText('0xabc')
  expect(copied).toBe('0xabc')
  expect(document.body.innerHTML).toBe(before)
  expect(document.activeElement).toBe(button)
  button.remove()
})
