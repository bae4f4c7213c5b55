import type { KeyboardEvent } from 'react'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  target: EventTarget | null
}

const typedInto =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]'

/** Letters that repeat while held down; any other letter acts once. */
const moving = ['j', 'k']

/** The letter or question mark of a shortcut; undefined in text fields, or if another key is held down too. */
export function shortcutOf(pressed: Pressed): string | undefined {
  const letter = letterOf(pressed)
  return letter && pressed.repeat && !moving.includes(letter) ? undefined : letter
}

function letterOf({ key, code, ctrlKey, metaKey, altKey, target }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (target instanceof Element && target.closest(typedInto)) return undefined
  if (key === '?' || key === '؟') return '?'
  // If the keyboard has no Latin letters, the key's position counts.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
}

const headings = 1

/** The place of the row that contains an element, among all rows; -1 outside of all rows. */
export function placeOfRow(element: EventTarget | null): number {
  const row = element instanceof Element ? element.closest('tr[aria-rowindex]') : null
  return Number(row?.getAttribute('aria-rowindex') ?? headings) - 1 - headings
}

/** Moves the focus to the row at this place. Does nothing at the ends of the list. */
export function focusRow(table: Element, place: number): void {
  if (place < 0) return
  table.querySelector<HTMLElement>(`tr[aria-rowindex="${place + 1 + headings}"]`)?.focus()
}
