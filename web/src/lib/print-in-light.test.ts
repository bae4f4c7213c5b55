import { expect, it } from 'vitest'
import { printInLight } from './print-in-light.ts'

it('paper is printed in light, and the chosen scheme stands afterwards, also when two prints overlap', () => {
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
