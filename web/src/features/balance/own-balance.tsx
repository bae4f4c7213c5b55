import { useQuery } from '@tanstack/react-query'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { feeTexts as texts } from '../../texts/fee.ts'
import { Page } from '../../ui/page/page.tsx'
import { Invoices } from '../invoice/invoices.tsx'
import { balanceQuery, ownPath } from './balance-calls.ts'
import { BalanceCard } from './balance-card.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { PayByCard } from './pay-by-card.tsx'
import { Statement } from './statement.tsx'

/** What an issuer or a student owes for the certificates that verifiers accepted, and how to pay it. */
export function OwnBalance() {
  const read = useQuery(balanceQuery)
  const balance = read.data
  const maySettle = usePermitted()('settle')
  const owes = balance !== undefined && balance.balanceFils < 0
  return (
    <Page title={texts.owedTitle} lead={texts.owedLead}>
      <BalanceCard
        label={texts.owedBalance}
        hint={balance && !owes ? texts.owedNothing : texts.owedHint}
        balance={read}
      />
      {owes && balance.payTo?.byCard && maySettle && <PayByCard owedFils={-balance.balanceFils} />}
      {owes && balance.payTo && <HowToPay payTo={balance.payTo} />}
      <Statement path={ownPath} balance={balance} />
      <Invoices />
    </Page>
  )
}
