import { Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { ProviderButton } from './provider-button.tsx'
import { providerOfEmailQuery } from './provider-calls.ts'

const looksWhole = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** A button to the provider of the typed email's domain, if it has one. */
export default function UniversityButton({ email, next }: { email: string; next: string | null }) {
  const [typed] = useDebouncedValue(email.trim().toLowerCase(), 300)
  const { data } = useQuery({ ...providerOfEmailQuery(typed), enabled: looksWhole.test(typed), retry: false })
  if (!data?.organisationId) return null
  return (
    <Stack gap="xs">
      <ProviderButton organisationId={data.organisationId} next={next} />
      <Text fz="sm" c="dimmed" ta="center" dir="auto">
        {data.organizationName}
      </Text>
    </Stack>
  )
}
