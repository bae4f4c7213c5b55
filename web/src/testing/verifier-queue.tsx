import { act, screen } from '@testing-library/react'
import { Toaster } from 'react-hot-toast'
import { IssuerRequests } from '../features/review/issuer-requests.tsx'
import { startSession } from '../lib/session.ts'
import { type Answers, showScreen } from './show-screen.tsx'

/** The call that answers with a verifier's requests. */
export const queue = 'GET /get-requested-certificate-list'
export const queueOf = (documents: object[]) => ({ documents, nextCursor: null, total: documents.length })

/** For tests: what issuers ask of a verifier that is approved and signed in, with the toasts. */
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

/** What the browser says when the page goes: decisions that wait to be undone are sent. */
export const leavePage = () => act(() => window.dispatchEvent(new Event('pagehide')))
