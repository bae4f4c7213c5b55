import type { ApprovalRequest } from '@credenza/schema/approval'
import { Button } from '@mantine/core'
import { approvalTexts as texts } from '../../texts/approval.ts'
import { useAsking } from './use-asking.tsx'

/** Asks in a new request for what is still unsigned of one that was rejected or withdrawn. */
export default function AskAgainButton({ request: { _id, total } }: { request: ApprovalRequest }) {
  const { ask, dialog } = useAsking()
  if (!ask) return null
  const selection = { filter: { approval: _id, signed: 'false' as const }, except: [] }
  return (
    <>
      <Button onClick={() => ask({ selection, count: total, countIsExact: true })}>
        {texts.renew.button}
      </Button>
      {dialog}
    </>
  )
}
