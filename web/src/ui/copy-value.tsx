import { Anchor, Group, Text } from '@mantine/core'
import { CopyButton, type CopyButtonProps } from './copy-button.tsx'

interface CopyValueProps extends CopyButtonProps {
  /** The text shown, often shortened. */
  shown: string
  href?: string
}

/** A value in a fixed-width font with a button that copies it in full. */
export function CopyValue({ shown, href, ...copied }: CopyValueProps) {
  // Addresses and keys read left to right in every language.
  const look = {
    dir: 'ltr',
    ff: 'monospace',
    fz: 'sm',
    title: copied.value,
    // If it wraps, its lines start where the page's lines do.
    style: { overflowWrap: 'anywhere', textAlign: 'match-parent' },
  } as const
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      {href ? (
        <Anchor {...look} href={href} download underline="always">
          {shown}
        </Anchor>
      ) : (
        <Text {...look} span>
          {shown}
        </Text>
      )}
      <CopyButton {...copied} />
    </Group>
  )
}
