import { act, screen } from '@testing-library/react'
import { Toaster } from 'react-hot-toast'
import { IssuerRequests } from '../features/review/issuer-requests.tsx'
import { startSession } from '../lib/session/session.ts'
import { type Answers, showScreen } from './show-screen.tsx'

/** The call that returns a verifier's requests. */
export const queue = 'GET /get-requested-certificate-list'
export const queueOf = (documents: object[]) => ({ documents, nextCursor: null, total: documents.length })

/** For tests: the queue of issuers' requests for a signed-in, approved verifier, with the toasts. */
export function showQueue(answers: Answers, at = '/verifier') {
  startSession({
    role: 'verifier',
    data: 'token',
    userData: { _id: 'org_v', email: 'v@example.com', selectedRole: 'verifier' },
  })
  return showScreen(
    <>
      <IssuerRequests />
      <Toaster />
    </>,
    {
      path: '/verifier',
      at,
      answers: { 'GET /api/issuer-verifier-profile': { data: { status: 'Approved' } }, ...answers },
    },
  )
}

export const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) })

/** Fires the browser's event for leaving the page, on which decisions that can still be undone are sent. */
export const leavePage = () => act(() => window.dispatchEvent(new Event('pagehide')))
