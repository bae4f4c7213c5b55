import type { ReactNode } from 'react'
import styles from './editor.module.css'

/** A collapsible part of the panel. */
export function Section({
  title,
  opened,
  children,
}: {
  title: string
  opened?: boolean
  children: ReactNode
}) {
  return (
    <details className={styles.section} open={opened}>
      <summary>{title}</summary>
      <div className={styles.sectionBody}>{children}</div>
    </details>
  )
}
