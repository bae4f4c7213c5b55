import type { CardPayment } from '@credenza/schema/bank-and-card'
import { Stack, Title } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { cardPaymentsQuery } from './balance-calls.ts'
import { cardPaymentColumns } from './card-payment-columns.tsx'

const RefundDialog = lazy(() => import('./refund-dialog.tsx'))

/** A party's card payments, which an administrator can refund; nothing if there are none. */
export function CardPayments({ partyId }: { partyId: string }) {
  const list = usePagedList(cardPaymentsQuery(partyId))
  const [refunding, setRefunding] = useState<CardPayment | null>(null)
  const columns = useMemo(() => cardPaymentColumns(setRefunding), [])
  if (list.state !== 'error' && !list.total) return null
  return (
    <Stack gap="sm" component="section" aria-label={texts.cardPayments}>
      <Title order={2} fz="lg">
        {texts.cardPayments}
      </Title>
      <CountedTable label={texts.cardPayments} columns={columns} list={list} />
      <Suspense>
        {refunding && <RefundDialog payment={refunding} onClose={() => setRefunding(null)} />}
      </Suspense>
    </Stack>
  )
}
