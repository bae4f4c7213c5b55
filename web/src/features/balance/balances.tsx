import type { PartyBalance } from '@credenza/schema/ledger'
import { Button } from '@mantine/core'
import { Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { paymentTexts } from '../../texts/payment.ts'
import { settlementTexts as texts } from '../../texts/settlement.ts'
import { taxTexts } from '../../texts/tax.ts'
import { Page } from '../../ui/page/page.tsx'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { SearchBox } from '../../ui/table/search-box.tsx'
import { Invoices } from '../invoice/invoices.tsx'
import { PlatformShare } from '../tax/platform-share.tsx'
import TaxDetails from '../tax/tax-details.tsx'
import { balancesQuery } from './balance-calls.ts'
import { balanceColumns } from './balance-columns.tsx'

const PaymentDetailsDialog = lazy(() => import('./payment-details-dialog.tsx'))
const BankStatementDialog = lazy(() => import('./bank-statement-dialog.tsx'))
const VatDialog = lazy(() => import('../tax/vat-dialog.tsx'))
const SettlementDialog = lazy(() => import('./settlement-dialog.tsx'))

/** What each party has earned or owes, and what has been paid. */
export function Balances() {
  const search = useSearchParams()[0].get('search') ?? ''
  const list = usePagedList(balancesQuery(search))
  const [settling, setSettling] = useState<PartyBalance | null>(null)
  const [settingAccount, setSettingAccount] = useState(false)
  const [booking, setBooking] = useState(false)
  const [settingVat, setSettingVat] = useState(false)
  const columns = useMemo(() => balanceColumns(setSettling), [])
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      actions={
        <>
          <SearchBox label={texts.search} />
          <Button variant="default" onClick={() => setSettingAccount(true)}>
            {paymentTexts.set}
          </Button>
          <Button variant="default" onClick={() => setBooking(true)}>
            {paymentTexts.statementFile}
          </Button>
          <Button variant="default" onClick={() => setSettingVat(true)}>
            {taxTexts.vat}
          </Button>
        </>
      }
    >
      <CountedTable label={texts.title} columns={columns} list={list} emptyAction={texts.empty} />
      <Invoices reader="operator" />
      <PlatformShare />
      <TaxDetails of="platform" />
      <Suspense>
        {settling && <SettlementDialog party={settling} onClose={() => setSettling(null)} />}
        {booking && <BankStatementDialog onClose={() => setBooking(false)} />}
        {settingVat && <VatDialog onClose={() => setSettingVat(false)} />}
        {settingAccount && <PaymentDetailsDialog onClose={() => setSettingAccount(false)} />}
      </Suspense>
    </Page>
  )
}
