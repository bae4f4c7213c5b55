import type { NewApiKeyRequest } from '@credenza/schema/api-key'
import { directoryScope } from '@credenza/schema/api-scope'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { newIntent } from '../../lib/api/intent.ts'
import { developerTexts } from '../../texts/developer.ts'
import { directoryTexts as texts } from '../../texts/directory.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { NoticeDialog } from '../../ui/dialog/notice-dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { makeApiKey } from '../developer/developer-calls.ts'
import { SecretValue } from '../developer/secret-value.tsx'

const wanted: NewApiKeyRequest = {
  name: texts.keyName,
  scopes: [directoryScope],
  expiresInDays: 0,
  departmentId: '',
}

/** Makes a key for the organisation's directory, and shows it once. */
export default function DirectoryKeyDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const [intent] = useState(newIntent)
  const [secret, setSecret] = useState<string>()
  const make = useGuarded(() => makeApiKey(wanted, intent.keyFor(wanted)), {
    onDone: (text) => {
      setSecret(text)
      onMade()
    },
  })
  if (make.question) return make.question
  if (secret) {
    return (
      <NoticeDialog title={texts.keyMade} buttonLabel={texts.done} onClose={onClose} shownOnce>
        <SecretValue secret={secret} name={texts.keyNoun} hint={developerTexts.secretOnce} />
      </NoticeDialog>
    )
  }
  return (
    <Dialog
      title={texts.newKey}
      opened
      onClose={onClose}
      footer={
        <DialogButtons onCancel={onClose} busy={make.isPending} onClick={() => make.start()} data-autofocus>
          {texts.newKey}
        </DialogButtons>
      }
    >
      <Stack>
        <Text>{texts.keyLead}</Text>
        {make.problem && <Problem text={make.problem} />}
      </Stack>
    </Dialog>
  )
}
