import { Grid, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { feeTexts as texts } from '../../texts/fee.ts'
import { Page } from '../../ui/page/page.tsx'
import { ApprovedOnly } from '../account/approved-only.tsx'
import { balanceQuery, ownPath } from '../balance/balance-calls.ts'
import { BalanceCard } from '../balance/balance-card.tsx'
import { Statement } from '../balance/statement.tsx'
import { Invoices } from '../invoice/invoices.tsx'
import { ShareNotice } from '../tax/share-notice.tsx'
import { CurrentFees } from './current-fees.tsx'
import { FeeHistory } from './fee-history.tsx'

const FeeForm = lazy(() => import('./fee-form.tsx'))

/** A verifier's fees. Until an administrator has approved the verifier, a notice replaces them (readings R1). */
export function FeesAllocation() {
  const page = { title: texts.title, lead: texts.lead }
  return (
    <ApprovedOnly {...page}>
      <Page {...page}>
        <Fees />
      </Page>
    </ApprovedOnly>
  )
}

function Fees() {
  const mayPrice = usePermitted()('price')
  const [certificateType, setCertificateType] = useState('')
  const balance = useQuery(balanceQuery)
  return (
    <>
      <BalanceCard label={texts.walletBalance} hint={texts.balanceHint} balance={balance} />
      <ShareNotice />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Suspense fallback={<Skeleton height={480} radius="lg" />}>
            <FeeForm certificateType={certificateType} onChoose={setCertificateType} />
          </Suspense>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Stack gap="lg">
            {certificateType !== '' && <FeeHistory certificateType={certificateType} />}
            <CurrentFees mayPrice={mayPrice} />
          </Stack>
        </Grid.Col>
      </Grid>
      <Statement path={ownPath} balance={balance.data} />
      <Invoices reader="supplier" />
    </>
  )
}
