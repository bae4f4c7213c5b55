import type { Balance } from '@credenza/schema/ledger'
import { messages } from '@credenza/schema/messages'
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveNamedFile } from '../../lib/browser/save-file.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { formatMonth, money } from '../../lib/text/format.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { feeTexts as texts } from '../../texts/fee.ts'
import { CountedTable } from '../../ui/table/counted-table.tsx'
import { TableEmpty } from '../../ui/table/table-empty.tsx'
import { statementFilePath, statementQuery } from './balance-calls.ts'
import { statementColumns } from './statement-columns.tsx'

interface StatementProps {
  /** The path of this balance's statements. */
  path: string
  /** Undefined while loading. */
  balance: Balance | undefined
}

/** What changed a balance, month by month, to read or download. */
export function Statement({ path, balance }: StatementProps) {
  const months = balance?.months
  const [chosen, setChosen] = useState('')
  const month = months?.find((one) => one.month === chosen) ?? months?.[0]
  return (
    <Stack gap="sm" component="section" aria-label={texts.statement}>
      <Group justify="space-between" align="flex-end" gap="sm">
        <Title order={2} fz="lg">
          {texts.statement}
        </Title>
        {months && month && (
          <Group gap="sm" align="flex-end">
            <NativeSelect
              label={texts.month}
              data={months.map((one) => ({ value: one.month, label: formatMonth(one.month) }))}
              value={month.month}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <DownloadButton path={path} month={month.month} format="csv" />
            <DownloadButton path={path} month={month.month} format="pdf" />
          </Group>
        )}
      </Group>
      {balance && month ? (
        <>
          <Group gap="lg">
            <Text fz="sm">{texts.opening(money(month.openingFils))}</Text>
            <Text fz="sm">{texts.closing(money(month.closingFils))}</Text>
          </Group>
          <MonthLines path={path} month={month.month} account={balance.account} />
        </>
      ) : (
        months && <TableEmpty action={texts.statementEmpty} />
      )}
    </Stack>
  )
}

interface MonthLinesProps {
  path: string
  month: string
  account: Balance['account']
}

function MonthLines({ path, month, account }: MonthLinesProps) {
  const list = usePagedList(statementQuery(path, month))
  useFailureToast(list.state === 'error', messages.transactionsFailed)
  return (
    <CountedTable
      label={texts.statement}
      columns={statementColumns[account]}
      list={list}
      cardTitle="certificateTitle"
    />
  )
}

interface DownloadButtonProps {
  path: string
  month: string
  format: 'csv' | 'pdf'
}

function DownloadButton({ path, month, format }: DownloadButtonProps) {
  const [running, setRunning] = useState(false)
  const download = () => {
    setRunning(true)
    saveNamedFile(statementFilePath(path, month, format))
      .catch(toastFailure(texts.downloadFailed))
      .finally(() => setRunning(false))
  }
  return (
    <Button variant="default" leftSection={<Download size={16} />} loading={running} onClick={download}>
      {texts[format]}
    </Button>
  )
}
