import { Button, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { singleSignOnTexts as texts } from '../../../texts/single-sign-on.ts'
import { Problem } from '../../../ui/problem.tsx'
import { notePlaceLeft } from './place-left.ts'
import { leaveForProvider, providerOfEmailQuery } from './provider-calls.ts'

const looksWhole = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Leads to the provider of the typed email's domain, if it has one. */
export default function UniversityButton({ email, next }: { email: string; next: string | null }) {
  const [typed] = useDebouncedValue(email.trim().toLowerCase(), 300)
  const { data } = useQuery({ ...providerOfEmailQuery(typed), enabled: looksWhole.test(typed), retry: false })
  const leave = useMutation({
    mutationFn: (organisationId: string) => {
      notePlaceLeft(next ?? '')
      return leaveForProvider('start', { organisationId })
    },
  })
  if (!data?.organisationId) return null
  return (
    <Stack gap="xs">
      <Button
        size="md"
        variant="default"
        loading={leave.isPending}
        onClick={() => leave.mutate(data.organisationId)}
      >
        {texts.continueUniversity}
      </Button>
      <Text fz="sm" c="dimmed" ta="center" dir="auto">
        {data.organizationName}
      </Text>
      {leave.isError && <Problem text={messageOf(leave.error)} />}
    </Stack>
  )
}
