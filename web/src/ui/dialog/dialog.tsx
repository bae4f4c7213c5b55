import { Modal } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { common } from '../../texts/common.ts'
import { AskOnBack } from './ask-on-back.tsx'
import styles from './dialog.module.css'
import { BeginAtField, useFocusOfSteps, useFocusReturn } from './dialog-focus.ts'
import { DiscardQuestion } from './discard-question.tsx'
import { useIsNewest } from './use-is-newest.ts'

interface DialogProps {
  title: string
  opened: boolean
  onClose: () => void
  size?: number | string
  /** CSS height of the whole dialog; by default the height of its content. */
  height?: string
  /** Buttons that stay visible below the scrolling body. */
  footer?: ReactNode
  /** Whether typed text would be lost: Escape, the cross, a click outside and the back button then ask first. */
  unsaved?: boolean
  /** Whether it shows something for the only time: then only buttons inside it close it, and the back button does nothing. */
  shownOnce?: boolean
  children: ReactNode
}

/**
 * A modal dialog whose header and footer stay in view while its body scrolls. The header is a div: Mantine's own
 * is a `<header>`, which would count as a second banner landmark.
 */
export function Dialog({
  title,
  opened,
  onClose,
  size = 'md',
  height,
  footer,
  unsaved = false,
  shownOnce = false,
  children,
}: DialogProps) {
  const header = useRef<HTMLDivElement>(null)
  const giveFocusBack = useFocusReturn(opened, header)
  useFocusOfSteps(title, opened, header)
  const [isAsking, setIsAsking] = useState(false)
  const isNewest = useIsNewest(opened)
  const leave = () => {
    if (!isNewest()) return
    if (unsaved) setIsAsking((before) => !before)
    else onClose()
  }
  return (
    <Modal.Root
      opened={opened}
      onClose={leave}
      closeOnEscape={!shownOnce}
      closeOnClickOutside={!shownOnce}
      returnFocus={false}
      onExitTransitionEnd={giveFocusBack}
      size={size}
      centered
      padding={0}
      radius="lg"
      classNames={{ content: styles.content }}
      style={{ '--modal-content-height': height ?? 'auto', '--modal-x-offset': '12px' }}
    >
      {opened && (unsaved || shownOnce) && <AskOnBack onBack={() => setIsAsking(unsaved)} />}
      <Modal.Overlay backgroundOpacity={0.45} blur={2} />
      <Modal.Content>
        <BeginAtField inside={header} />
        <div className={styles.header} ref={header}>
          <Modal.Title fw={600} fz="lg" lh={1.3}>
            {title}
          </Modal.Title>
          {!shownOnce && <Modal.CloseButton aria-label={common.close} />}
        </div>
        <div className={styles.body}>{children}</div>
        {unsaved && isAsking ? (
          <div className={styles.footer}>
            <DiscardQuestion onKeep={() => setIsAsking(false)} onDiscard={onClose} />
          </div>
        ) : (
          footer && <div className={styles.footer}>{footer}</div>
        )}
      </Modal.Content>
    </Modal.Root>
  )
}
