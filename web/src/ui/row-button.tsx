import { Button, type ButtonProps } from '@mantine/core'

interface RowButtonProps extends Pick<ButtonProps, 'disabled' | 'loading'> {
  label: string
  /** Names the row too, since a screen reader meets this button in every row. */
  ariaLabel: string
  onClick: () => void
}

/** A button for an act on one row of a table or list. */
export const RowButton = ({ label, ariaLabel, ...button }: RowButtonProps) => (
  <Button size="compact-sm" variant="default" aria-label={ariaLabel} {...button}>
    {label}
  </Button>
)
