import { openReceipt, type PresentationReceipt } from '@credenza/credential/verify'
import { DataList, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { receiptTexts as texts } from '../../texts/receipt.ts'
import { Fact } from '../../ui/page/fact.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { fetchDeployment } from '../verification/deployment.ts'
import { VerdictPill } from '../verification/verdict-pill.tsx'

/** The receipt of an answer to a request, checked here with the key of this site's log. */
export default function ReceiptCheck({ receipt, actions }: { receipt: unknown; actions: ReactNode }) {
  const { data, error } = useQuery({ queryKey: ['receipt', receipt], queryFn: () => check(receipt) })
  return (
    <Page title={texts.title} lead={data && (data.opened ? texts.signed : texts.notSigned)} size="sm">
      {error ? <Problem text={messageOf(error)} /> : <VerdictPill verdict={data && verdictOn(data)} />}
      {data?.opened && <Said receipt={data.opened} />}
      <Group>{actions}</Group>
    </Page>
  )
}

/** On the receipt itself; what it says of the answer is one of its facts. */
const verdictOn = ({ opened }: { opened: PresentationReceipt | undefined }) => (opened ? 'VALID' : 'INVALID')

/** Rejects while the key of the log cannot be fetched, which says nothing about the receipt. */
async function check(receipt: unknown): Promise<{ opened: PresentationReceipt | undefined }> {
  const { logKey } = await fetchDeployment()
  return { opened: await openReceipt(receipt, { logKey, now: new Date() }).catch(() => undefined) }
}

const Said = ({ receipt: { request, at, answerSha256, verdict } }: { receipt: PresentationReceipt }) => (
  <DataList orientation="vertical">
    <Fact label={texts.request}>{request}</Fact>
    <Fact label={texts.answered}>{formatDateTime(at)}</Fact>
    <Fact label={texts.found}>{texts.verdicts[verdict]}</Fact>
    <Fact label={texts.digest}>{answerSha256}</Fact>
  </DataList>
)
