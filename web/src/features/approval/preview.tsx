import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-failure.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { approvalTexts } from '../../texts/approval.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { certificateQuery } from '../certificate/certificate-calls.ts'
import { DocumentSheet } from '../certificate/document-sheet.tsx'
import { itemsQuery } from './approval-calls.ts'

const texts = approvalTexts.request

/** Shows how a certificate of the request will look: the chosen one, or the first; nothing if there is none. */
export function Preview({
  requestId,
  certificateId,
}: {
  requestId: string
  certificateId: string | undefined
}) {
  const items = usePagedList(itemsQuery(requestId, { search: '', changed: undefined }))
  const id = certificateId ?? items.rows[0]?._id
  const { data, error } = useQuery({ ...certificateQuery(id ?? ''), enabled: id !== undefined })
  const failure = id === undefined ? items.error : error
  if (failure) return <Problem text={messageOf(failure)} />
  if (id === undefined && items.state === 'ready') return null
  const certificate = data?.certificates[0]
  if (!certificate) return <Skeleton height={240} radius="lg" />
  return <DocumentSheet key={certificate._id} title={texts.preview} certificate={certificate} isParty />
}
