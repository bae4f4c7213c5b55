import { Group, Text } from '@mantine/core'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'

interface CopyValueProps extends CopyButtonProps {
  /** What is shown for the value, often shortened. */
  shown: string
}

/** A value in a fixed-width face with a button that copies all of it. */
export function CopyValue({ shown, ...copied }: CopyValueProps) {
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      {/* Addresses and keys read from left to right in every language. */}
      <Text span dir="ltr" ff="monospace" fz="sm" title={copied.value} style={{ overflowWrap: 'anywhere' }}>
        {shown}
      </Text>
      <CopyButton {...copied} />
    </Group>
  )
}
