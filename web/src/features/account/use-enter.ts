import type { SignInResponse } from '@credenza/schema/account'
import { messages } from '@credenza/schema/messages'
import toast from 'react-hot-toast'
import { useNavigate, useSearchParams } from 'react-router'
import { homeOf } from '../../lib/session/guard.ts'
import { noteActivity } from '../../lib/session/idle.ts'
import { startSession } from '../../lib/session/session.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { returnPath } from './return-path.ts'

/** Opens the session after a successful sign-in, and goes to `next`, or back to where the person was, or else to /{role}. */
export function useEnter(next?: string): (answer: SignInResponse) => void {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return ({ role, data, userData, message }) => {
    noteActivity()
    startSession({ role, data, userData })
    toast.success(successWords(message, messages.signedIn))
    void navigate(returnPath(next ?? params.get('next'), role) ?? homeOf(role))
  }
}
