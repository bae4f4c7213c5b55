import { Text, type TextProps } from '@mantine/core'

interface ProblemProps extends Pick<TextProps, 'mt'> {
  text: string | undefined
  id?: string
}

/** Why an act failed, shown next to its control and read out when it appears. */
export const Problem = ({ text, ...rest }: ProblemProps) => (
  <Text role="alert" fz="sm" c="var(--mantine-color-error)" {...rest}>
    {text}
  </Text>
)
