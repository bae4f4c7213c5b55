import { Button, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { common } from '../../../texts/common.ts'
import { historyTexts as texts } from '../../../texts/history.ts'
import { Problem } from '../../../ui/page/problem.tsx'
import styles from './history.module.css'
import { HistoryEntry } from './history-entry.tsx'
import { useHistory } from './use-history.ts'

interface HistoryProps {
  certificateId: string
  /** The beginning of the evidence files' names. */
  fileBase: string
}

/** What happened to a certificate, oldest first, with evidence; updates live. */
export default function History({ certificateId, fileBase }: HistoryProps) {
  const history = useHistory(certificateId)
  if (history.isPending) return <Skeleton height={220} radius="md" aria-busy />
  if (!history.data) {
    return (
      <Stack align="flex-start" gap="xs">
        <Problem text={texts.failed} />
        <Button variant="default" size="compact-sm" onClick={() => void history.refetch()}>
          {common.retry}
        </Button>
      </Stack>
    )
  }
  const last = history.data.at(-1)
  return (
    <>
      <ol className={styles.entries} aria-label={texts.title}>
        {history.data.map((entry) => (
          <li key={`${entry.kind} ${entry.at}`} className={styles.entry}>
            <HistoryEntry entry={entry} fileBase={fileBase} />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{last && texts.last(texts.kinds[last.kind])}</VisuallyHidden>
    </>
  )
}
