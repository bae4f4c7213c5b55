import { Text } from '@mantine/core'

/** Why something failed, beside where it was asked for; read out when it appears. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <Text role="alert" fz="sm" c="var(--mantine-color-error)">
      {text}
    </Text>
  )
}
