import type { SecondFactorState } from '@credenza/schema/second-factor'
import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { newIntent } from '../../../lib/api/intent.ts'
import { saveBlob } from '../../../lib/browser/save-file.ts'
import { copyText } from '../../../lib/text/copy-text.ts'
import { common } from '../../../texts/common.ts'
import { securityTexts } from '../../../texts/security.ts'
import { AskFirst } from './ask-first.tsx'
import { FocusedTitle } from './focused-title.tsx'
import styles from './security.module.css'
import { makeRecoveryCodes } from './security-calls.ts'
import { SecuritySection } from './security-section.tsx'
import type { Confirmation } from './use-confirmation.tsx'
import { useQuestion } from './use-question.ts'
import { useSecurityAct } from './use-security-act.ts'

const texts = securityTexts.codes

interface RecoveryCodesProps {
  state: Pick<SecondFactorState, 'passkeys' | 'totp' | 'recoveryCodesLeft'>
  withConfirmation: Confirmation['withConfirmation']
  onCodes: (answer: { recoveryCodes: string[] }) => void
}

/** Says how many recovery codes are left, and can replace them with new ones. */
export function RecoveryCodes({ state, withConfirmation, onCodes }: RecoveryCodesProps) {
  const question = useQuestion()
  const [intent] = useState(newIntent)
  const make = useSecurityAct(() => withConfirmation(() => makeRecoveryCodes(intent.keyFor('codes'))), {
    onDone: (answer) => {
      intent.finished()
      question.close()
      onCodes(answer)
    },
  })
  const hasFactor = state.totp || state.passkeys.length > 0
  return (
    <SecuritySection
      title={texts.title}
      lead={hasFactor ? texts.lead : texts.none}
      problem={make.problem}
      aside={
        hasFactor && (
          <Badge color={state.recoveryCodesLeft > 3 ? 'gray' : 'yellow'}>
            {texts.left(state.recoveryCodesLeft)}
          </Badge>
        )
      }
    >
      {hasFactor && (
        <AskFirst
          label={texts.makeNew}
          question={texts.makeNewQuestion}
          confirmLabel={texts.makeNewConfirm}
          busy={make.isPending}
          state={question}
          onConfirm={make.start}
        />
      )}
    </SecuritySection>
  )
}

/** Shows new recovery codes, to copy, save or print. They can be read only now. */
export function NewRecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const lines = codes.join('\n')
  return (
    <Stack gap="sm" className={styles.panel}>
      <div className={styles.sheet}>
        <FocusedTitle>{`${common.product} · ${texts.list}`}</FocusedTitle>
        <ul className={styles.codes} aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Alert color="yellow">{texts.shownOnce}</Alert>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          leftSection={<Copy size={16} />}
          onClick={async () => {
            await copyText(lines)
            toast.success(texts.copied)
          }}
        >
          {texts.copy}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<Download size={16} />}
          onClick={() => saveBlob(new Blob([`${lines}\n`], { type: 'text/plain' }), texts.fileName)}
        >
          {texts.download}
        </Button>
        <Button size="sm" variant="default" leftSection={<Printer size={16} />} onClick={() => print()}>
          {texts.print}
        </Button>
        <Button size="sm" onClick={onKept}>
          {texts.kept}
        </Button>
      </Group>
      <Text fz="sm" c="dimmed">
        {texts.lead}
      </Text>
    </Stack>
  )
}
