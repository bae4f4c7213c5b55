import { feeTexts as texts } from '../../texts/fee.ts'
import { Page } from '../../ui/page.tsx'
import { BalanceCard } from './balance-card.tsx'
import { Statement } from './statement.tsx'

/** What an issuer or a student owes for the certificates that verifiers accepted. */
export function OwnBalance() {
  return (
    <Page title={texts.owedTitle} lead={texts.owedLead}>
      <BalanceCard label={texts.owedBalance} hint={texts.owedHint} />
      <Statement />
    </Page>
  )
}
