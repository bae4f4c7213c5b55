import type { CorrectionRequest } from '@credenza/schema/correction'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { formatDate } from '../../lib/text/format.ts'
import { askedCorrectionTexts } from '../../texts/asked-correction.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { ChangeList } from './change-list.tsx'
import { withdrawRequest } from './correction-calls.ts'

const texts = askedCorrectionTexts.asked

/** A holder's request while it is open, or why the issuer declined it. */
export function AskedCorrection({ request }: { request: CorrectionRequest }) {
  if (request.state === 'open') return <OpenRequest request={request} />
  if (request.state !== 'declined') return null
  return (
    <Alert color="gray" p="sm">
      <Text fz="sm">{texts.declined(formatDate(request.decidedAt))}</Text>
      <Text fz="sm" dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {request.answer}
      </Text>
    </Alert>
  )
}

function OpenRequest({ request }: { request: CorrectionRequest }) {
  const queries = useQueryClient()
  const withdraw = useMutation({
    mutationFn: () => withdrawRequest(request._id),
    onSuccess: () => toast.success(texts.withdrawn),
    onSettled: () => readAgain(queries, 'certificates'),
  })
  return (
    <Alert color="yellow" p="sm">
      <Stack gap="xs" align="flex-start">
        <Text fz="sm">{texts.open(formatDate(request.createdAt))}</Text>
        <ChangeList changes={request.changes} />
        <Button
          size="compact-sm"
          variant="default"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {texts.withdraw}
        </Button>
        {withdraw.error && <Problem text={messageOf(withdraw.error)} />}
      </Stack>
    </Alert>
  )
}
