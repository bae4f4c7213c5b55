import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { common } from '../../texts/common.ts'
import { feeTexts } from '../../texts/fee.ts'
import { settlementTexts as texts } from '../../texts/settlement.ts'
import { Page } from '../../ui/page/page.tsx'
import { partyBalanceQuery, partyPath } from './balance-calls.ts'
import { BalanceCard } from './balance-card.tsx'
import { CardPayments } from './card-payments.tsx'
import { Statement } from './statement.tsx'

const SettlementDialog = lazy(() => import('./settlement-dialog.tsx'))

/** One party's balance and statements, for an administrator. */
export function PartyBalance() {
  const { id = '' } = useParams()
  const balance = useQuery(partyBalanceQuery(id))
  const [settling, setSettling] = useState(false)
  const party = balance.data && { ...balance.data, _id: id }
  const earns = party?.account === 'wallet'
  return (
    <Page
      title={party ? texts.openStatement(party.name) : common.loading}
      lead={texts.statementLead}
      actions={
        party && party.balanceFils !== 0 && <Button onClick={() => setSettling(true)}>{texts.record}</Button>
      }
    >
      <BalanceCard
        label={earns ? feeTexts.walletBalance : texts.columns.standing}
        hint={earns ? feeTexts.balanceHint : feeTexts.owedHint}
        balance={balance}
      />
      <CardPayments partyId={id} />
      <Statement path={partyPath(id)} balance={party} />
      <Suspense>
        {settling && party && <SettlementDialog party={party} onClose={() => setSettling(false)} />}
      </Suspense>
    </Page>
  )
}
