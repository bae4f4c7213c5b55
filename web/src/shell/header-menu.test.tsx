import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession } from '../lib/session/session.ts'
import { showScreen } from '../testing/show-screen.tsx'
import { PublicHeader } from './public-header.tsx'
import { SignedInFrame } from './signed-in-frame.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function signedIn() {
  startSession({
    role: 'student',
    data: 'token',
    userData: { _id: 'stu_1', email: 'noura@example.com', name: 'Noura Salem', selectedRole: 'student' },
  })
  return <SignedInFrame />
}
const frames = [
  ['public', () => <PublicHeader />],
  ['signed-in', signedIn],
] as const
const burger = () => screen.getByRole('button', { name: 'Menu' })
const isOpen = () => burger().getAttribute('aria-expanded') === 'true'

async function open(header: () => ReactElement) {
  const view = showScreen(header(), { path: '*', at: '/verify', answers: {} })
  await userEvent.click(burger())
  expect(isOpen()).toBe(true)
  return view
}

it.each(frames)('Escape closes the %s menu and returns the focus to its button', async (_which, header) => {
  await open(header)
  act(() => burger().blur())
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(burger())
})

it.each(frames)('Escape closes what is open within the %s menu first', async (_which, header) => {
  const { container } = await open(header)
  const languages = container.querySelector<HTMLDetailsElement>('nav#navigation details')!
  languages.open = true
  languages.querySelector('summary')!.focus()
  await userEvent.keyboard('{Escape}')
  expect([languages.open, isOpen()]).toEqual([false, true])
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
})

it.each(frames)('a tap beside the %s menu only closes it', async (_which, header) => {
  const { container } = await open(header)
  await userEvent.click(container.querySelector('header')!.previousElementSibling!)
  expect(isOpen()).toBe(false)
})

it.each(frames)('the %s menu does not stay open on another page', async (_which, header) => {
  const { router } = await open(header)
  await act(() => router.navigate('/privacy'))
  expect(isOpen()).toBe(false)
  await act(() => router.navigate(-1))
  expect(isOpen()).toBe(false)
})

it('the account menu and the pages’ menu are not open together', async () => {
  await open(signedIn)
  const account = await screen.findByRole('button', { name: 'NS Account menu' })
  await userEvent.click(account)
  expect(isOpen()).toBe(false)
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeTruthy()
  await userEvent.click(burger())
  expect(isOpen()).toBe(true)
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Logout' })).toBeNull())
})
