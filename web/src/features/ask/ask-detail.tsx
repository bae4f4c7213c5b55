import type { PresentationDetail } from '@credenza/schema/presentation'
import { Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { saveNamedFile } from '../../lib/browser/save-file.ts'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { toastFailure } from '../../lib/toast-failure.ts'
import { askTexts } from '../../texts/ask.ts'
import { common } from '../../texts/common.ts'
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { AnswerShown } from './answer-shown.tsx'
import { deleteRequest, pathOfRequest, requestQuery } from './ask-calls.ts'
import { SendLink } from './send-link.tsx'
import { StateBadge } from './state-badge.tsx'

const texts = askTexts.detail

/** One request: its link while it waits, then its answer. */
export function AskDetail({ requestId, onBack }: { requestId: string; onBack: () => void }) {
  const { data: request, error } = useQuery(requestQuery(requestId))
  if (request) return <Request request={request} onBack={onBack} />
  return (
    <Page title={askTexts.title} actions={<BackButton onBack={onBack} />}>
      {error ? <Problem text={messageOf(error)} /> : <Text role="status">{common.loading}</Text>}
    </Page>
  )
}

const BackButton = ({ onBack }: { onBack: () => void }) => (
  <Button variant="default" onClick={onBack}>
    {texts.back}
  </Button>
)

function Request({ request, onBack }: { request: PresentationDetail; onBack: () => void }) {
  const { _id, title, purpose, state, answer, answeredWith, refusedAnswers } = request
  const queries = useQueryClient()
  const permitted = usePermitted()
  const saveReceipt = () => saveNamedFile(`${pathOfRequest(_id)}/receipt.json`).catch(toastFailure())
  const deleted = () => {
    toast.success(texts.deleted)
    onBack()
    void readAgain(queries, 'presentations')
  }
  return (
    <Page title={title} lead={purpose && <bdi>{purpose}</bdi>} actions={<BackButton onBack={onBack} />}>
      <Group>
        <StateBadge state={state} />
      </Group>
      {state === 'waiting' && <SendLink request={request} />}
      {answer && <AnswerShown request={request} answer={answer} />}
      {refusedAnswers > 0 && <Text>{texts.refusedAnswers(refusedAnswers)}</Text>}
      {!answer && state !== 'waiting' && <Text>{answeredWith ? texts.gone : texts.none}</Text>}
      <Group>
        {answeredWith && (
          <Button variant="default" leftSection={<Download size={16} />} onClick={() => void saveReceipt()}>
            {texts.receipt}
          </Button>
        )}
        {permitted('review') && (
          <ConfirmButton
            variant="default"
            label={texts.delete}
            title={texts.deleteTitle}
            act={() => deleteRequest(_id)}
            onDone={deleted}
          >
            {texts.deleteText}
          </ConfirmButton>
        )}
      </Group>
    </Page>
  )
}
