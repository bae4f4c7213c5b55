import { type ReactNode, useEffect, useRef } from 'react'
import styles from './kept-focus.module.css'

/**
 * Takes focus when the focused element inside disappears, so that the next Tab stays here instead of going behind a dialog.
 */
export function KeptFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    }
    // Not at once: between two fields, nothing has focus for a moment.
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(look)
    })
    observer.observe(box.current!, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {children}
    </div>
  )
}
