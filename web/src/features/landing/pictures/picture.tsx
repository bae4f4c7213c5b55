import type { ReactNode } from 'react'
import styles from './pictures.module.css'

interface PictureProps {
  /** What it shows, for people who cannot see it. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * Real parts of the product, arranged as an illustration. To assistive technology it is one image; nothing can be clicked.
 */
export function Picture({ label, className, children }: PictureProps) {
  return (
    <div role="img" aria-label={label} className={[styles.picture, className].filter(Boolean).join(' ')}>
      <div aria-hidden inert>
        {children}
      </div>
    </div>
  )
}
