import type { SignInResponse } from '@credenza/schema/account'
import type { FinishProviderAnswer } from '@credenza/schema/single-sign-on'
import { Button, Paper, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { lazy } from '../../../lib/browser/lazy.ts'
import { homeOf } from '../../../lib/session/guard.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { CardForm } from '../../../ui/card-form.tsx'
import { ProblemBox } from '../../../ui/page/problem-box.tsx'
import { returnPath } from '../return-path.ts'
import { useEnter } from '../use-enter.ts'
import { LinkForm } from './link-form.tsx'
import { placeLeft } from './place-left.ts'
import { finishAtProvider } from './provider-calls.ts'
import { Tried } from './tried.tsx'

const SecondStep = lazy(() => import('../security/second-step.tsx'))

/**
 * The page to which a provider sends the browser back. It gives the answer to the server once, and does what the visit was
 * for.
 */
export function FinishAtProvider() {
  const { search } = useLocation()
  const [place] = useState(placeLeft)
  const enter = useEnter(place || undefined)
  const finish = useQuery({
    queryKey: ['finish-at-provider', search],
    queryFn: async () => {
      const answer = await finishAtProvider(search.slice(1))
      if ('url' in answer) {
        location.replace(answer.url)
        // The browser leaves this page, so the promise never resolves.
        return new Promise<never>(() => {})
      }
      // An address with a code should not stay in the history.
      history.replaceState(history.state, '', location.pathname)
      if ('data' in answer) enter(answer)
      return answer
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (finish.data) return <Outcome answer={finish.data} place={place} onSignedIn={enter} />
  if (!finish.isError) return <Working />
  return (
    <CardForm title={texts.failed} onSubmit={(event) => event.preventDefault()}>
      <ProblemBox>{messageOf(finish.error)}</ProblemBox>
      <Button component={Link} to="/sign-in">
        {texts.again}
      </Button>
    </CardForm>
  )
}

const Working = () => (
  <CardForm title={texts.working} onSubmit={(event) => event.preventDefault()}>
    <Skeleton height={120} radius="md" />
  </CardForm>
)

/** The server's final answers. */
type Answer = Exclude<FinishProviderAnswer, { url: string }>

interface OutcomeProps {
  answer: Answer
  place: string
  onSignedIn: (answer: SignInResponse) => void
}

function Outcome({ answer: first, place, onSignedIn }: OutcomeProps) {
  const navigate = useNavigate()
  const [answer, setAnswer] = useState(first)
  const goOn = (next: Answer) => ('data' in next ? onSignedIn(next) : setAnswer(next))
  // The person's first page is still loading.
  if ('data' in answer) return <Working />
  if ('secondFactor' in answer)
    return (
      <Paper withBorder radius="lg" p={{ base: 'lg', xs: 32 }} w="100%" maw={420} bg="var(--surface)">
        <Suspense>
          <SecondStep
            {...answer.secondFactor}
            // Only students prove a mailbox, and they do not come from a provider.
            onAnswer={(next) => 'data' in next && onSignedIn(next)}
            onStartAgain={() => void navigate('/sign-in')}
          />
        </Suspense>
      </Paper>
    )
  if ('link' in answer) return <LinkForm link={answer.link} onAnswer={goOn} />
  if ('tried' in answer) return <Tried tried={answer.tried} />
  return <Done text={answer.confirmed === 'connect' ? texts.connected : texts.confirmed} place={place} />
}

function Done({ text, place }: { text: string; place: string }) {
  const role = useSession()?.role
  const back = role ? (returnPath(place, role) ?? homeOf(role)) : '/sign-in'
  return (
    <CardForm title={texts.confirmedTitle} lead={text} onSubmit={(event) => event.preventDefault()}>
      <Button component={Link} to={back}>
        {texts.goOn}
      </Button>
    </CardForm>
  )
}
