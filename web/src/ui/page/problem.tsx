import { Text } from '@mantine/core'

/** Why an act failed, shown next to its control and read out when it appears. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <Text role="alert" fz="sm" c="var(--mantine-color-error)">
      {text}
    </Text>
  )
}
