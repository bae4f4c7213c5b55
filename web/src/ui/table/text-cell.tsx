import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface TextCellProps {
  children: ReactNode
  /** The whole text, shown on pointing at it, since the cell may cut it; needed only if `children` is not a string. */
  title?: string
  /** A quieter line below the text, which then keeps to one line. */
  below?: ReactNode
}

/** A cell with free text, which takes the width that other columns leave, and then a second line. */
export function TextCell({ children, title, below }: TextCellProps) {
  const whole = title ?? (typeof children === 'string' ? children : undefined)
  if (!below) {
    return (
      <span className={styles.text} dir="auto" title={whole}>
        {children}
      </span>
    )
  }
  return (
    <div className={styles.twoLines}>
      <div className={styles.main} dir="auto" title={whole}>
        {children}
      </div>
      <div className={styles.below}>{below}</div>
    </div>
  )
}

/** The cell of a column whose values are free text. */
export const textCell = ({ getValue }: { getValue: () => string }) => <TextCell>{getValue()}</TextCell>

/** An email address, which may break before its domain. */
export function Email({ value }: { value: string }) {
  const [, mailbox, domain] = /^(.*)(@.*)$/.exec(value) ?? []
  return (
    <>
      {mailbox ?? value}
      <wbr />
      {domain}
    </>
  )
}

/** The cell of an email address. */
export const emailCell = ({ getValue }: { getValue: () => string }) => (
  <TextCell title={getValue()}>
    <Email value={getValue()} />
  </TextCell>
)
