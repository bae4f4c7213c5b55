import type { KeyboardEvent } from 'react'

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'> & {
  target: EventTarget | null
}

const typedInto =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="listbox"]'

/** Held down, these go on from row to row; any other letter acts once. */
const moving = ['j', 'k']

/** The letter or question mark of a shortcut; undefined where a key is typed, or held together with another. */
export function shortcutOf(pressed: Pressed): string | undefined {
  const letter = letterOf(pressed)
  return letter && pressed.repeat && !moving.includes(letter) ? undefined : letter
}

function letterOf({ key, code, ctrlKey, metaKey, altKey, target }: Pressed): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (target instanceof Element && target.closest(typedInto)) return undefined
  if (key === '?' || key === '؟') return '?'
  // Without Latin letters on the keyboard, the key's place counts.
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
}

const headings = 1

/** The place among all rows of the one that holds an element; -1 outside of every row. */
export function placeOfRow(element: EventTarget | null): number {
  const row = element instanceof Element ? element.closest('tr[aria-rowindex]') : null
  return Number(row?.getAttribute('aria-rowindex') ?? headings) - 1 - headings
}

/** Moves the focus to the row at this place; nothing happens at the ends of the list. */
export function focusRow(table: Element, place: number): void {
  if (place < 0) return
  table.querySelector<HTMLElement>(`tr[aria-rowindex="${place + 1 + headings}"]`)?.focus()
}
