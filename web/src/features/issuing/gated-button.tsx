import { Button } from '@mantine/core'
import { Tip } from '../../ui/tip.tsx'

interface GatedButtonProps {
  /** Why the button does nothing; undefined if it works. */
  hint: string | undefined
  variant: 'filled' | 'default'
  onClick: () => void
  children: string
}

/** A button that stays within reach while it may not be used, so that everybody learns why. */
export function GatedButton({ hint, variant, onClick, children }: GatedButtonProps) {
  const isClosed = hint !== undefined
  return (
    <Tip label={hint}>
      <Button
        variant={variant}
        aria-disabled={isClosed}
        aria-description={hint}
        data-disabled={isClosed || undefined}
        onClick={() => !isClosed && onClick()}
      >
        {children}
      </Button>
    </Tip>
  )
}
