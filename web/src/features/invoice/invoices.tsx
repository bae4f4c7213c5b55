import type { TaxDocumentItem } from '@credenza/schema/invoice'
import { Button, Group, Stack, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import toast from 'react-hot-toast'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { taxTexts as texts } from '../../texts/tax.ts'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { ownTaxDetails } from '../tax/tax-calls.ts'
import { createInvoices, invoicesQuery } from './invoice-calls.ts'
import { invoiceColumns } from './invoice-columns.tsx'

const CreditDialog = lazy(() => import('./credit-dialog.tsx'))

/** The tax invoices that a customer has received or a supplier has issued, or all of them; nothing if there cannot be any. */
export function Invoices({ reader = 'customer' }: { reader?: 'supplier' | 'customer' | 'operator' }) {
  const list = usePagedList(invoicesQuery)
  const maySettle = usePermitted()('settle')
  const [crediting, setCrediting] = useState<TaxDocumentItem | null>(null)
  const mayCreate = reader === 'supplier' && maySettle
  const mayCredit = mayCreate || reader === 'operator'
  const profile = useQuery({ ...ownTaxDetails.query, enabled: mayCreate })
  const columns = useMemo(
    () =>
      invoiceColumns(
        setCrediting,
        (invoice) => mayCredit && (reader === 'operator' || invoice.supply === 'review'),
      ),
    [mayCredit, reader],
  )
  if (list.state !== 'error' && !list.total && !profile.data?.trn) return null
  return (
    <Stack gap="sm" component="section" aria-label={texts.invoices}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <Title order={2} fz="lg">
          {texts.invoices}
        </Title>
        {mayCreate && <CreateButton />}
      </Group>
      <CountedTable
        label={texts.invoices}
        columns={columns}
        list={list}
        emptyAction={texts.nothingToInvoice}
      />
      <Suspense>
        {crediting && (
          <CreditDialog
            invoice={crediting}
            mayRefund={reader === 'operator'}
            onClose={() => setCrediting(null)}
          />
        )}
      </Suspense>
    </Stack>
  )
}

function CreateButton() {
  const queries = useQueryClient()
  const create = useMutation({
    mutationFn: createInvoices,
    onSuccess: ({ made }) => {
      toast.success(made === 0 ? texts.nothingToInvoice : texts.created(made))
      return readAgain(queries, 'balance')
    },
    onError: toastFailure(),
  })
  return (
    <Button variant="default" loading={create.isPending} onClick={() => create.mutate()}>
      {create.isPending ? texts.creating : texts.create}
    </Button>
  )
}
