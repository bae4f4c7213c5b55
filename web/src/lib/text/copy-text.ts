/** Copies text to the clipboard. On plain http, where browsers offer no clipboard, it copies a selection. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  const focused = document.activeElement
  field.select()
  document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
}
