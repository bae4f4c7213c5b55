import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { doorTo } from '../../../lib/session/session.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { common } from '../../../texts/common.ts'
import { welcomeTexts as texts } from '../../../texts/welcome.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { ProblemBox } from '../../../ui/page/problem-box.tsx'
import { AskForCode } from './ask-for-code.tsx'
import { FirstPassword } from './first-password.tsx'
import { welcomeQuery } from './welcome-calls.ts'

/**
 * The page of a student's mailed link: '/student/welcome#token=…&certificate=…'. A link that can no longer set a password
 * leads to sign-in, and from there to the certificate.
 */
export function WelcomeForm() {
  const { hash } = useLocation()
  const params = new URLSearchParams(hash.slice(1))
  const token = params.get('token') ?? ''
  const certificate = params.get('certificate')
  const next = certificate ? `/certificate/${encodeURIComponent(certificate)}` : '/student'
  const welcome = useQuery({ ...welcomeQuery(token), enabled: token !== '' })
  const step = token === '' ? 'sign-in' : welcome.data?.step
  useLeaveToSignIn(step === 'sign-in', next)

  if (welcome.data?.step === 'password') {
    return <FirstPassword token={token} name={welcome.data.name} email={welcome.data.email} next={next} />
  }
  if (welcome.data?.step === 'code') return <AskForCode email={welcome.data.email} next={next} />
  return (
    <CardForm title={texts.checking} onSubmit={(event) => event.preventDefault()}>
      {welcome.isError ? (
        <>
          <ProblemBox>{texts.failed}</ProblemBox>
          <Button onClick={() => void welcome.refetch()}>{common.retry}</Button>
        </>
      ) : (
        <Skeleton height={120} radius="md" />
      )}
    </CardForm>
  )
}

/** Leaves for sign-in. A student who is already signed in goes straight to `next`; the server decides what they may see. */
function useLeaveToSignIn(isDue: boolean, next: string) {
  const navigate = useNavigate()
  const isStudent = useSession()?.role === 'student'
  useEffect(() => {
    if (!isDue) return
    void navigate(isStudent ? next : doorTo(next, 'student'), { replace: true })
  }, [isDue, isStudent, next, navigate])
}
