import { Modal } from '@mantine/core'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { common } from '../texts/common.ts'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  size?: number | string
  /** CSS height of the whole dialog; by default as high as its content. */
  height?: string
  /** Buttons that stay visible below the scrolling body. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog whose header and footer stay in view while its body scrolls. The header is a div: Mantine's own
 * is a `<header>`, which would count as a second banner landmark.
 */
export function Dialog({ title, opened, onClose, size = 'md', height, footer, children }: DialogProps) {
  const header = useRef<HTMLDivElement>(null)
  const giveFocusBack = useFocusReturn(opened, header)
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      onExitTransitionEnd={giveFocusBack}
      size={size}
      centered
      padding={0}
      radius="lg"
      classNames={{ content: styles.content }}
      style={{ '--modal-content-height': height ?? 'auto', '--modal-x-offset': '12px' }}
    >
      <Modal.Overlay backgroundOpacity={0.45} blur={2} />
      <Modal.Content>
        <div className={styles.header} ref={header}>
          <Modal.Title fw={600} fz="lg" lh={1.3}>
            {title}
          </Modal.Title>
          <Modal.CloseButton aria-label={common.close} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}

/**
 * Gives the focus back to what opened the dialog, unless it went elsewhere: when it is closed or taken away, and once
 * more by the function it answers, for a dialog that was closed before it had opened takes the focus once more. Mantine's
 * own does so only for a dialog that closes before it is taken away; ours are mostly taken away at once. `inside` is a
 * child of the dialog: a focus that stays in what is being closed is lost with it.
 */
function useFocusReturn(opened: boolean, inside: RefObject<HTMLElement | null>): () => void {
  const before = useRef<Element | null>(null)
  const giveBack = useCallback(() => {
    setTimeout(() => {
      const active = document.activeElement
      const isLost =
        active === null || active === document.body || inside.current?.parentElement?.contains(active)
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    })
  }, [inside])
  useEffect(() => {
    if (!opened) return
    before.current = document.activeElement
    return giveBack
  }, [opened, giveBack])
  return giveBack
}
