import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { fieldsOf } from '../../../lib/api/api-failure.ts'
import { isShownAtField } from '../../../lib/form/faulty-fields.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import type { Session } from '../../../lib/session/session.ts'
import { sealKeyTexts as texts } from '../../../texts/seal-key.ts'
import { RefusedAct } from '../../account/security/refused-act.tsx'
import { useConfirmation } from '../../account/security/use-confirmation.tsx'
import { certifySealKey } from './seal-key-calls.ts'

/** Takes the certificates that an authority issued for the request. */
export function SealCertificates({ session }: { session: Session }) {
  const queries = useQueryClient()
  const { withConfirmation, question } = useConfirmation()
  const [pem, setPem] = useState('')
  const certify = useMutation({
    mutationFn: () => withConfirmation(() => certifySealKey(pem)),
    onSuccess: () => {
      setPem('')
      toast.success(texts.used)
      void readAgain(queries, 'signing-keys')
    },
  })
  const faults = fieldsOf(certify.error)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        certify.mutate()
      }}
      style={{ display: 'contents' }}
    >
      <Textarea
        label={texts.certificates}
        description={texts.certificatesHint}
        required
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        rows={5}
        maxLength={50_000}
        value={pem}
        onChange={(event) => setPem(event.currentTarget.value)}
        error={faults.certificates}
      />
      {!isShownAtField(certify.error, ['certificates']) && (
        <RefusedAct error={certify.error} session={session} />
      )}
      <Button type="submit" variant="default" loading={certify.isPending} style={{ alignSelf: 'flex-start' }}>
        {texts.use}
      </Button>
      {question}
    </form>
  )
}
