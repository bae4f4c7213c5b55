import type { Certificate } from '@credenza/schema/certificate'
import type { CorrectionRequest } from '@credenza/schema/correction'
import { messages } from '@credenza/schema/messages'
import { Anchor, Button, DataList, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatDateTime } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Fact } from '../../ui/page/fact.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { certificateQuery } from '../certificate/certificate-calls.ts'
import { ChangeList } from './change-list.tsx'
import { RequestState } from './request-columns.tsx'

const texts = correctionTexts.requests

interface RequestDialogProps {
  request: CorrectionRequest
  onClose: () => void
  /** Called with the current certificate, which an approval corrects. */
  onApprove: (certificate: Certificate) => void
  onDecline: () => void
}

/** What a holder asks for and why, with buttons to decide while it is open, and the answer afterwards. */
export default function RequestDialog({ request, onClose, onApprove, onDecline }: RequestDialogProps) {
  const { certificateId, userName, title, changes, why, state, answer, createdAt, decidedAt, correctedBy } =
    request
  const query = useQuery(certificateQuery(certificateId))
  const mayDecide = usePermitted()('prepare')
  const certificate = query.data?.certificates[0]
  return (
    <Dialog
      title={texts.request(userName)}
      opened
      onClose={onClose}
      size="lg"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {common.close}
          </Button>
          {mayDecide && state === 'open' && (
            <>
              <Button variant="default" onClick={onDecline}>
                {texts.decline}
              </Button>
              <Button
                loading={query.isPending}
                disabled={!certificate}
                onClick={() => certificate && onApprove(certificate)}
              >
                {texts.approve}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack>
        <Group justify="space-between">
          <Text fw={500} dir="auto">
            {title}
          </Text>
          <RequestState state={state} />
        </Group>
        <ChangeList changes={changes} />
        <DataList orientation="vertical" gap="md">
          <Fact label={texts.why}>{why}</Fact>
          <Fact label={texts.columns.asked}>{formatDateTime(createdAt)}</Fact>
          {decidedAt && <Fact label={texts.decided}>{formatDateTime(decidedAt)}</Fact>}
          {answer && <Fact label={texts.answer}>{answer}</Fact>}
        </DataList>
        {query.error && <Problem text={messageOf(query.error, messages.certificateFetchFailed)} />}
        <Group>
          <Anchor component={Link} to={`/certificate/${certificateId}`} fz="sm" underline="always">
            {texts.certificate}
          </Anchor>
          {correctedBy && (
            <Anchor component={Link} to={`/certificate/${correctedBy}`} fz="sm" underline="always">
              {texts.correction}
            </Anchor>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
