import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { holdWork } from '../lib/session/held-work.ts'
import { readSession, type Session, startSession } from '../lib/session/session.ts'
import { type Answer, refusal, showScreen } from '../testing/show-screen.tsx'
import ProfileMenu from './profile-menu.tsx'

const logoutCall = 'GET /api/logout'
const student: Session = {
  role: 'student',
  data: 'token',
  userData: { _id: 'stu_1', email: 'noura@example.com', name: 'Noura Salem', selectedRole: 'student' },
}
const issuer: Session = {
  role: 'issuer',
  data: 'token',
  userData: {
    _id: 'org_1',
    email: 'i@delma.example',
    organizationName: 'Delma College',
    selectedRole: 'issuer',
    memberRole: 'owner',
  },
}

async function open(session: Session, logout: Answer = {}) {
  startSession(session)
  const view = showScreen(<ProfileMenu session={session} />, {
    path: '/here',
    at: '/here',
    answers: {
      'GET /api/issuer-verifier-profile': {
        data: { organizationName: '', email: '', digitalSignature: '', publicKey: '', did: '' },
      },
      [logoutCall]: logout,
    },
  })
  await userEvent.click(screen.getByRole('button'))
  await screen.findByRole('menuitem', { name: 'Logout' })
  return view
}
const leave = () => userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))

it('says who is signed in, and leads to the pages about the account', async () => {
  await open(issuer)
  expect(screen.getByText('Delma College')).toBeTruthy()
  expect(screen.getByText('i@delma.example')).toBeTruthy()
  const pages = screen.getAllByRole('menuitem').map((item) => item.getAttribute('href'))
  expect(pages).toEqual([null, '/category-manager', '/issuer/settings', null])
})

it('a colleague sees their own name and role beside their organisation', async () => {
  const userData = {
    ...issuer.userData,
    email: 'sara@delma.example',
    name: 'Sara',
    memberRole: 'signer' as const,
  }
  await open({ ...issuer, userData })
  expect(screen.getByText('Sara')).toBeTruthy()
  expect((await screen.findByText(/Delma College/)).parentElement!.textContent).toBe('Delma College · Signer')
  await userEvent.click(screen.getByRole('menuitem', { name: 'My Profile' }))
  const profile = within(await screen.findByRole('dialog', { name: 'My Profile' }))
  expect(await profile.findByText('Sara')).toBeTruthy()
  expect(profile.getByText('sara@delma.example')).toBeTruthy()
})

it('logging out first sends what is held back, then forgets the session and what was read in it', async () => {
  const { called, queries } = await open(student)
  queries.setQueryData(['certificates'], 'of Noura')
  let sentAs: string | undefined
  const release = holdWork(async () => {
    sentAs = readSession()?.data
  })
  await leave()
  await waitFor(() => expect(readSession()).toBeNull())
  expect(sentAs).toBe('token')
  expect(called(logoutCall)).toHaveLength(1)
  expect(queries.getQueryData(['certificates'])).toBeUndefined()
  release()
})

it('the session ends here as well when the server cannot be told', async () => {
  await open(student, refusal(500, 'internal', 'Out of order.'))
  await leave()
  await waitFor(() => expect(readSession()).toBeNull())
})

it('goes on to where the provider ends its own session', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open(issuer, { url: 'https://idp.example/logout' })
  await leave()
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://idp.example/logout'))
})
