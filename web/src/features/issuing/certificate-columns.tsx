import type { Certificate } from '@credenza/schema/certificate'
import { shown } from '@credenza/schema/constants'
import { labelledDetails } from '@credenza/schema/detail-labels'
import { Badge } from '@mantine/core'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { formatDate, shortened } from '../../lib/text/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { detailTexts } from '../../texts/details.ts'
import { uploadTexts } from '../../texts/upload.ts'
import type { Columns } from '../../ui/table/data-table.tsx'
import { columnsOf } from '../../ui/table/table-features.ts'
import { TextCell, textCell } from '../../ui/table/text-cell.tsx'
import type { Act } from '../act/acts.ts'
import { StateBadge } from '../certificate/state-badge.tsx'
import styles from './certificate-columns.module.css'
import { TransferButton } from './transfer-button.tsx'

const RowMenu = lazy(() => import('../act/row-menu.tsx'))
const texts = certificateTexts.columns
const column = columnsOf<Certificate>()

/** The issuer's certificate table. */
export const certificateColumns = (
  onAct: (act: Act, certificate: Certificate) => void,
  onCorrect: (certificate: Certificate) => void,
): Columns<Certificate> =>
  column.columns([
    column.accessor('title', {
      header: texts.certificate,
      cell: ({ row }) => (
        <TextCell title={row.original.title} below={said(row.original)}>
          <Link to={`/certificate/${row.original._id}`} className={styles.title}>
            {row.original.title}
          </Link>
        </TextCell>
      ),
    }),
    column.accessor('userName', {
      header: texts.recipient,
      cell: ({ row: { original }, getValue }) => (
        <TextCell below={original.rollNumber && <bdi>{original.rollNumber}</bdi>}>{getValue()}</TextCell>
      ),
    }),
    column.accessor('categoryName', { header: texts.type, cell: textCell }),
    column.accessor('date', { header: texts.date, cell: ({ getValue }) => formatDate(getValue()) }),
    column.accessor('status', {
      header: texts.status,
      cell: ({ row }) => (
        <div className={styles.beside}>
          <StateBadge certificate={row.original} />
          {row.original.state === 'draft' && <Badge color="gray">{certificateTexts.awaitingSignature}</Badge>}
          {row.original.origin === 'user' && <Badge color="indigo">{uploadTexts.mark}</Badge>}
        </div>
      ),
    }),
    column.accessor('walletAddress', {
      header: texts.wallet,
      cell: ({ getValue }) => (
        <Mono value={getValue()} shown={shortened(getValue(), shown.certificateWallet)} />
      ),
    }),
    column.accessor('uri', {
      header: texts.uri,
      cell: ({ getValue }) => (
        <Mono value={getValue()} shown={getValue().slice(shown.uriFrom, shown.uriTo)} />
      ),
    }),
    column.display({
      id: 'action',
      header: texts.action,
      cell: ({ row }) => (
        <div className={styles.beside}>
          <TransferButton certificate={row.original} />
          <Suspense>
            <RowMenu certificate={row.original} onAct={onAct} onCorrect={onCorrect} />
          </Suspense>
        </div>
      ),
    }),
  ]) as Columns<Certificate>

const ofRecipient: readonly (keyof Certificate)[] = ['userName', 'walletAddress']

/** Whether a column says the same in every row of one student's certificates. */
export const isRecipient = (column: Columns<Certificate>[number]): boolean =>
  'accessorKey' in column && ofRecipient.some((key) => key === column.accessorKey)

/** What a certificate says besides its title, in one line below it. */
function said({ details }: Pick<Certificate, 'details'>) {
  const said = labelledDetails(details, detailTexts.labels)
  if (said.length === 0) return undefined
  const line = said.map(({ label, value }) => `${label}${common.colon}${value}`).join(' · ')
  return (
    <span dir="auto" title={line}>
      {line}
    </span>
  )
}

function Mono({ value, shown }: { value: string; shown: string }) {
  if (!value) return <span className={styles.none}>{common.na}</span>
  return (
    <span className={styles.code} title={value}>
      {shown}
    </span>
  )
}
