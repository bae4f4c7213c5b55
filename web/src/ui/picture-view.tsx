import { ActionIcon, Button, Group } from '@mantine/core'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { adminTexts } from '../texts/admin.ts'
import styles from './file-view.module.css'
import { ScrollRegion } from './scroll-region.tsx'

const texts = adminTexts.files
const steps = [1, 1.5, 2, 3, 4, 6]

/** A picture fitted to its frame. It can be dragged, and enlarged with buttons, keys (+ − 0) or a double click. */
export function PictureView({ url, name }: { url: string; name: string }) {
  const [step, setStep] = useState(0)
  const by = (change: number) => setStep((now) => Math.min(steps.length - 1, Math.max(0, now + change)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') by(1)
    if (event.key === '-') by(-1)
    if (event.key === '0') setStep(0)
  }
  const size = `${steps[step]! * 100}%`
  return (
    <>
      <Group gap={4} className={styles.zoom}>
        <ActionIcon variant="default" aria-label={texts.zoomOut} disabled={step === 0} onClick={() => by(-1)}>
          <ZoomOut size={16} />
        </ActionIcon>
        <Button variant="default" size="compact-sm" h={28} onClick={() => setStep(0)}>
          {step === 0 ? texts.fit : size}
        </Button>
        <ActionIcon
          variant="default"
          aria-label={texts.zoomIn}
          disabled={step === steps.length - 1}
          onClick={() => by(1)}
        >
          <ZoomIn size={16} />
        </ActionIcon>
      </Group>
      <ScrollRegion
        className={styles.picture}
        aria-label={texts.picture(name)}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setStep((now) => (now === 0 ? 2 : 0))}
        onPointerMove={drag}
      >
        <img src={url} alt={name} draggable={false} style={{ inlineSize: size, blockSize: size }} />
      </ScrollRegion>
    </>
  )
}

/** Drags the picture with a mouse; touch scrolls natively. */
function drag(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.buttons !== 1) return
  event.currentTarget.scrollBy(-event.movementX, -event.movementY)
}
