import { expect, it } from 'vitest'
import { printInLight } from './print-in-light.ts'

it('pages print in light and then return to the chosen scheme, even if two prints overlap', () => {
  const root = document.documentElement
  const scheme = () => root.getAttribute('data-mantine-color-scheme')
  root.setAttribute('data-mantine-color-scheme', 'dark')
  const undo = printInLight()
  const tell = (...names: string[]) => {
    for (const name of names) dispatchEvent(new Event(name))
  }
  tell('beforeprint', 'beforeprint')
  expect(scheme()).toBe('light')
  tell('afterprint', 'afterprint')
  expect(scheme()).toBe('dark')
  root.setAttribute('data-mantine-color-scheme', 'light')
  tell('beforeprint', 'afterprint')
  expect(scheme()).toBe('light')
  undo()
  root.removeAttribute('data-mantine-color-scheme')
})
