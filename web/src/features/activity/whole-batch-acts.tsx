import type { Batch } from '@credenza/schema/batch'
import { Stack, Title } from '@mantine/core'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { batchTexts as texts } from '../../texts/batch.ts'
import SelectionBar from '../act/selection-bar.tsx'
import { useActs } from '../act/use-acts.tsx'
import { useAsking } from '../approval/use-asking.tsx'
import { certificatesQuery } from '../certificate/certificate-calls.ts'

/** All actions on the certificates of one submission. */
export function WholeBatchActs({ batch }: { batch: Batch }) {
  const asking = useAsking()
  const { plan, dialog } = useActs(undefined, asking.ask)
  const unsigned = usePagedList(certificatesQuery({ batch: batch._id, signed: 'false' }))
  const selection = { filter: { batch: batch._id }, except: [] }
  return (
    <Stack gap="xs">
      <Title order={3} fz="md">
        {texts.wholeBatch}
      </Title>
      <SelectionBar
        count={formatNumber(batch.done)}
        onAct={(act) =>
          plan({ act, selection, count: batch.done, countIsExact: true, example: unsigned.rows[0] })
        }
      />
      {dialog}
      {asking.dialog}
    </Stack>
  )
}
