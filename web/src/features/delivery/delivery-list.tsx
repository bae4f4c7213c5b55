import { batchPermission } from '@credenza/schema/batch-permission'
import type { Delivery, RetryDeliveriesRequest } from '@credenza/schema/delivery'
import { Button, Group, SegmentedControl, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import toast from 'react-hot-toast'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { successWords } from '../../lib/text/spoken.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { common } from '../../texts/common.ts'
import { deliveryTexts } from '../../texts/delivery.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { ListTable } from '../../ui/table/list-table.tsx'
import { ResultCount } from '../../ui/table/result-count.tsx'
import { SearchBox, withParam } from '../../ui/table/search-box.tsx'
import { useActs } from '../act/use-acts.tsx'
import { deliveriesQuery, failedCountQuery, retryDeliveries } from './delivery-calls.ts'
import { deliveryColumns } from './delivery-columns.tsx'

const { list: texts, states } = deliveryTexts
const stateChoices = [
  { value: '', label: texts.every },
  ...Object.entries(states).map(([value, label]) => ({ value, label })),
]

/** Every mail to a holder with its result. Mails can be sent again: failed ones at once, sent ones after a question. */
export function DeliveryList() {
  const [params, setParams] = useSearchParams()
  const filter = { search: params.get('search') ?? '', state: params.get('state') ?? '' }
  const list = usePagedList(deliveriesQuery(filter))
  useFailureToast(list.state === 'error', common.dataFailed)
  const failed = useQuery(failedCountQuery)
  const { mutate, isPending, error } = useRetry()
  const mayResend = usePermitted()(batchPermission.deliver)
  const { plan, dialog } = useActs()
  const columns = useMemo(() => {
    const onResend = ({ _id, state, certificateId }: Delivery) =>
      state === 'failed'
        ? mutate({ ids: [_id] })
        : plan({ act: 'deliver', selection: { ids: [certificateId] }, count: 1, countIsExact: true })
    return deliveryColumns(mayResend ? { onResend, isBusy: isPending } : undefined)
  }, [mutate, plan, isPending, mayResend])
  const isNarrowed = filter.search !== '' || filter.state !== ''
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <SegmentedControl
          aria-label={texts.stateFilter}
          data={stateChoices}
          value={filter.state}
          onChange={(value) => setParams((before) => withParam(before, 'state', value), { replace: true })}
        />
        <SearchBox label={texts.search} />
      </Group>
      <Group justify="space-between" mih={36}>
        <ResultCount total={list.total} />
        {mayResend && failed.data !== undefined && failed.data > 0 && (
          <Button variant="light" loading={isPending} onClick={() => mutate({ all: true })}>
            {texts.retryAll(formatNumber(failed.data))}
          </Button>
        )}
      </Group>
      {error && <Problem text={messageOf(error)} />}
      <ListTable
        label={texts.table}
        columns={columns}
        list={list}
        emptyAction={isNarrowed ? texts.nothing : texts.empty}
      />
      {dialog}
    </Stack>
  )
}

function useRetry() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (wanted: RetryDeliveriesRequest) => retryDeliveries(wanted),
    onSuccess: ({ message, retried }) =>
      toast.success(successWords(message, texts.retried(formatNumber(retried)))),
    onSettled: () => readAgain(queries, 'deliveries'),
  })
}
