import { type ReactNode, useEffect, useRef } from 'react'
import styles from './kept-focus.module.css'

/** Takes the focus when what had it inside has gone, so that the next Tab stays here and not behind a dialog. */
export function KeptFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
    })
    observer.observe(box.current!, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      {children}
    </div>
  )
}
