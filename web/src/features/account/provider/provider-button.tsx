import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import { notePlaceLeft } from './place-left.ts'
import { leaveForProvider } from './provider-calls.ts'

/** Sends people to an organisation's provider, and then back to where they wanted to go. */
export function ProviderButton({ organisationId, next }: { organisationId: string; next: string | null }) {
  const leave = useMutation({
    mutationFn: () => {
      notePlaceLeft(next ?? '')
      return leaveForProvider('start', { organisationId })
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
