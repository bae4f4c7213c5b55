import type { ReactNode } from 'react'
import styles from './data-table.module.css'

/** A cell with free text, which takes the width that other columns leave, and then a second line. */
export const TextCell = ({ children }: { children: ReactNode }) => (
  <span className={styles.text} dir="auto">
    {children}
  </span>
)

/** The cell of a column whose values are free text. */
export const textCell = ({ getValue }: { getValue: () => string }) => <TextCell>{getValue()}</TextCell>

/** The cell of an email address, which may break before its domain. */
export function emailCell({ getValue }: { getValue: () => string }) {
  const [, mailbox, domain] = /^(.*)(@.*)$/.exec(getValue()) ?? []
  return (
    <TextCell>
      {mailbox ?? getValue()}
      <wbr />
      {domain}
    </TextCell>
  )
}
