import { historyTexts } from '../../../texts/history.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import styles from './history.module.css'

const texts = historyTexts.evidence

/** The unchanged signed text, on demand, for reading or copying. */
export function Source({ summary, text }: { summary: string; text: string }) {
  return (
    <details className={styles.source}>
      <summary>{summary}</summary>
      <div className={styles.text}>
        <ScrollRegion aria-label={summary}>
          <pre dir="ltr">{text}</pre>
        </ScrollRegion>
        <CopyButton value={text} name={texts.text} copiedMessage={texts.copied} />
      </div>
    </details>
  )
}
