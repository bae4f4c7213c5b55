import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { SunMoon } from 'lucide-react'
import { common } from '../texts/common.ts'

/** Switches between light and dark; the device remembers the choice. */
export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const scheme = useComputedColorScheme('light')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={common.colourScheme}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      <SunMoon size={18} />
    </ActionIcon>
  )
}
