import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

interface TileButtonProps {
  /** What the button does and to which document, since every tile has the same buttons. */
  label: string
  href?: string
  onClick?: () => void
  disabled?: boolean
  children: ReactNode
}

/** One of the small buttons in a document's tile. */
export function TileButton({ label, href, children, ...button }: TileButtonProps) {
  const shared = { size: 'compact-sm', variant: 'subtle', color: 'gray', 'aria-label': label } as const
  if (href) {
    return (
      <Button {...shared} component="a" href={href} target="_blank" rel="noreferrer">
        {children}
      </Button>
    )
  }
  return (
    <Button {...shared} {...button}>
      {children}
    </Button>
  )
}
