import { Group, Text } from '@mantine/core'
import { common } from '../texts/common.ts'

/** The mark and the name. Without room for both, the name wraps out of sight. */
export function Logo() {
  return (
    <Group gap={8} h={28} style={{ overflow: 'hidden' }}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="7" fill="var(--mantine-color-indigo-7)" />
        <path
          d="M17.8 9.3a6 6 0 1 0 0 7.4"
          fill="none"
          stroke="white"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path
          d="m11.2 13.1 1.9 1.9 4.6-4.7"
          fill="none"
          stroke="white"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Text fw={650} fz="lg" lts="-0.02em">
        {common.product}
      </Text>
    </Group>
  )
}
