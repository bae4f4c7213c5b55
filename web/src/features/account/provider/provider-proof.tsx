import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { notePlaceLeft } from './place-left.ts'
import { leaveForProvider } from './provider-calls.ts'

/** Confirms the open session at the organisation's provider; the browser then returns to where it was. */
export function ProviderProof() {
  const leave = useMutation({
    mutationFn: () => {
      notePlaceLeft(location.pathname + location.search)
      return leaveForProvider('confirm')
    },
  })
  return (
    <>
      <Button size="md" variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
        {texts.continueUniversity}
      </Button>
      {leave.isError && <Problem text={messageOf(leave.error)} />}
    </>
  )
}
