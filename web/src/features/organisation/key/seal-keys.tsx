import type { SealKeyFacts, SealKeyInList } from '@credenza/schema/seal-key'
import { Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import type { Session } from '../../../lib/session/session.ts'
import { formatDateTime, shortened } from '../../../lib/text/format.ts'
import { sealKeyTexts as texts } from '../../../texts/seal-key.ts'
import { signingKeyTexts } from '../../../texts/signing-keys.ts'
import { Confirm } from '../../../ui/dialog/confirm.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import styles from '../../../ui/table/row-list.module.css'
import { RefusedAct } from '../../account/security/refused-act.tsx'
import { useConfirmation } from '../../account/security/use-confirmation.tsx'
import type { KeyOwner } from './key-calls.ts'
import { KeyLine } from './key-facts.tsx'
import { declareSealKeyStolen, sealKeysQuery } from './seal-key-calls.ts'

interface SealKeysProps {
  session: Session
  owner: KeyOwner
  /** Undefined for an administrator, and while the provider does not answer. */
  heldBy?: SealKeyFacts['heldBy'] | undefined
}

/** Every key that sealed an issuer's PDFs, newest first, with a button to report one as stolen. */
export function SealKeys({ session, owner, heldBy }: SealKeysProps) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const keys = useQuery(sealKeysQuery(owner))
  const [reported, setReported] = useState<SealKeyInList>()
  const title = useRef<HTMLHeadingElement>(null)
  const declare = useMutation({
    mutationFn: ({ id }: SealKeyInList) => withConfirmation(() => declareSealKeyStolen(owner, id)),
    onSuccess: () => {
      toast.success(signingKeyTexts.declared)
      void readAgain(queries, 'signing-keys')
      // The button that had the focus disappears.
      title.current?.focus()
    },
  })
  if (keys.isLoadingError) return <LoadError error={keys.error} onRetry={() => void keys.refetch()} />
  if (!keys.data?.length) return null
  const isUseKnown = keys.data.some(({ inUse }) => inUse)
  const whatFollows = ({ inUse }: SealKeyInList) => {
    if (owner.organisationId !== undefined) return texts.adminEffects
    if (isUseKnown && !inUse) return undefined
    return heldBy === 'deployment' ? texts.newKey : texts.noPdfs
  }
  return (
    <>
      <Title order={3} fz="md" ref={title} tabIndex={-1}>
        {texts.keysTitle}
      </Title>
      <RefusedAct error={declare.error} session={session} />
      <ul className={styles.rows}>
        {keys.data.map((key) => (
          <SealKeyRow
            key={key.id}
            sealKey={key}
            isUseKnown={isUseKnown}
            isReporting={declare.isPending && declare.variables.id === key.id}
            onReport={() => setReported(key)}
          />
        ))}
      </ul>
      {reported && (
        <Confirm
          title={texts.stolenQuestion}
          onClose={() => setReported(undefined)}
          onConfirm={() => {
            setReported(undefined)
            declare.mutate(reported)
          }}
          confirmLabel={signingKeyTexts.confirm}
          color="red"
        >
          <Text fz="sm">{texts.stolenEffects}</Text>
          {whatFollows(reported) && (
            <Text fz="sm" mt="sm">
              {whatFollows(reported)}
            </Text>
          )}
        </Confirm>
      )}
      {question}
    </>
  )
}

interface SealKeyRowProps {
  sealKey: SealKeyInList
  isUseKnown: boolean
  isReporting: boolean
  onReport: () => void
}

function SealKeyRow({ sealKey, isUseKnown, isReporting, onReport }: SealKeyRowProps) {
  const { id, inUse, createdAt, compromisedAt } = sealKey
  const unused = isUseKnown ? 'retired' : undefined
  return (
    <li className={styles.row}>
      <KeyLine
        id={id}
        state={compromisedAt ? 'stolen' : inUse ? 'current' : unused}
        facts={[
          signingKeyTexts.made(formatDateTime(createdAt)),
          ...(compromisedAt ? [texts.reported(formatDateTime(compromisedAt))] : []),
        ]}
      />
      {!compromisedAt && (
        <RowButton
          label={signingKeyTexts.report}
          ariaLabel={texts.reportOf(shortened(id, 16))}
          loading={isReporting}
          onClick={onReport}
        />
      )}
    </li>
  )
}
