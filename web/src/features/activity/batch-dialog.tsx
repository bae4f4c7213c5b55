import type { Batch } from '@credenza/schema/batch'
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { isLost } from '../../lib/is-lost.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import { common } from '../../texts/common.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ProblemBox } from '../../ui/page/problem-box.tsx'
import { BatchButtons } from '../batch/batch-buttons.tsx'
import { nameOf } from '../batch/batch-name.ts'
import { BatchProgress } from '../batch/batch-progress.tsx'
import { useBatch } from '../batch/use-batch.ts'
import { PhaseBadge } from './batch-columns.tsx'
import { Failures } from './failures.tsx'
import { WholeBatchActs } from './whole-batch-acts.tsx'

/** One batch: its result, the failures with reasons, and actions on everything that it created. */
export default function BatchDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useBatch(id)
  const { data: batch, error } = query
  return (
    <Dialog
      title={batch ? nameOf(batch) : texts.details}
      opened
      onClose={onClose}
      size={720}
      footer={
        <>
          {batch && <BatchButtons batch={batch} />}
          <Button variant="default" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      {batch ? (
        <BatchDetails batch={batch} lost={isLost(query)} />
      ) : error ? (
        <ProblemBox>{messageOf(error)}</ProblemBox>
      ) : (
        <Skeleton height={120} />
      )}
    </Dialog>
  )
}

function BatchDetails({ batch, lost }: { batch: Batch; lost: boolean }) {
  const makes = batch.kind === 'create' || batch.kind === 'reissue'
  const created = makes && batch.state === 'done' && batch.done > 0
  return (
    <Stack>
      <Group justify="space-between">
        <PhaseBadge batch={batch} />
        <Text fz="sm" c="dimmed">
          {`${texts.started} ${formatDateTime(batch.createdAt)}`}
          {batch.endedAt && ` · ${texts.ended} ${formatDateTime(batch.endedAt)}`}
          {batch.by && (
            <>
              {' · '}
              <bdi>{batch.by}</bdi>
            </>
          )}
        </Text>
      </Group>
      <BatchProgress batch={batch} lost={lost} />
      {batch.failed > 0 && <Failures batch={batch} />}
      {created && (
        <Anchor component={Link} to={`/issuer/certificates?batch=${batch._id}`} fz="sm">
          {texts.toCertificates}
        </Anchor>
      )}
      {created && <WholeBatchActs batch={batch} />}
    </Stack>
  )
}
