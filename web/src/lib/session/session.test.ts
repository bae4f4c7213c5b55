import { afterEach, expect, it, vi } from 'vitest'
import { endSession, idleEndAt, onSessionChange, readSession, startSession, wayOut } from './session.ts'

const session = {
  role: 'student' as const,
  data: 'token',
  userData: { _id: 'acc_1', email: 'a@example.com', selectedRole: 'student' as const, name: 'Ada' },
}

afterEach(() => sessionStorage.clear())

it('the session is stored under the specification’s names, with the token in its data field', () => {
  startSession(session)
  expect(JSON.parse(sessionStorage.getItem('userData')!)).toEqual(session)
  expect(readSession()).toEqual(session)
  expect(readSession()).toBe(readSession())
})

it('an unreadable session counts as none', () => {
  for (const text of ['', 'not json', '{}', '{"role":"issuer"}', 'null']) {
    sessionStorage.setItem('userData', text)
    expect(readSession()).toBeNull()
  }
})

it('ending a session forgets the person and notifies listeners', () => {
  startSession(session)
  sessionStorage.setItem('digitalSignature', 'z123')
  const heard = vi.fn()
  const stop = onSessionChange(heard)
  endSession('left')
  stop()
  expect(heard).toHaveBeenCalledOnce()
  expect(readSession()).toBeNull()
  expect(sessionStorage.getItem('digitalSignature')).toBeNull()
})

it('signing out leads to the landing page, a session ended by the server to the right sign-in page and back', () => {
  startSession(session)
  endSession('left')
  expect(wayOut('/student')).toBe('/')
  expect(idleEndAt('/student')).toBeUndefined()
  startSession(session)
  endSession('idle')
  expect(wayOut('/student')).toBe('/')
  expect(idleEndAt('/student')).toEqual({ wayBack: '/student/sign-in?next=%2Fstudent&ended=1' })
  startSession(session)
  endSession('ended')
  expect(wayOut('/student?x=1')).toBe('/student/sign-in?next=%2Fstudent%3Fx%3D1&ended=1')
})

it('a reload right after the server ended a session leads to the same sign-in page', async () => {
  startSession(session)
  endSession('ended')
  vi.resetModules()
  const reloaded = await import('./session.ts')
  expect(reloaded.wayOut('/student')).toBe('/student/sign-in?next=%2Fstudent&ended=1')
  reloaded.startSession(session)
  reloaded.endSession('left')
  expect(reloaded.wayOut('/student')).toBe('/')
})
