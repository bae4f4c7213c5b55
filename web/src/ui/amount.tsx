import type { ReactNode } from 'react'
import styles from './amount.module.css'

/** A column of amounts, aligned at the end so that their digits stand below each other: for its heading and its cells. */
export const Amount = ({ children }: { children: ReactNode }) => (
  <div className={styles.amount}>{children}</div>
)
