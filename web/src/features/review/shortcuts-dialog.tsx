import { Stack, Text } from '@mantine/core'
import { reviewTexts } from '../../texts/review.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { KeyCap } from '../../ui/key-cap.tsx'
import styles from './shortcuts-dialog.module.css'

const { shortcuts: texts } = reviewTexts

/** The keyboard shortcuts of a verifier's queue. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={texts.title} opened onClose={onClose} size="sm">
      <Stack gap="md">
        <Text fz="sm" c="dimmed">
          {texts.when}
        </Text>
        <dl className={styles.keys}>
          {Object.entries(texts.keys).map(([key, what]) => (
            <div key={key}>
              <dt>
                <KeyCap>{key}</KeyCap>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Dialog>
  )
}
