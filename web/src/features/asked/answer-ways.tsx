import type { Asked, PresentationVerdict } from '@credenza/schema/presentation'
import { Group, Text } from '@mantine/core'
import { askedTexts as texts } from '../../texts/asked.ts'
import { ConfirmButton } from '../../ui/dialog/confirm-button.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { refuse } from './asked-calls.ts'
import { WithFile } from './with-file.tsx'
import { WithWallet } from './with-wallet.tsx'

interface AnswerWaysProps {
  code: string
  asked: Asked
  /** Why the answer from a wallet was not accepted. */
  problem: string | undefined
  onElsewhere: () => void
  onAnswered: (verdict: PresentationVerdict) => void
  onRefused: () => void
}

/** The ways to answer: with a wallet, without one, or by showing nothing. */
export function AnswerWays({ code, asked, problem, onElsewhere, onAnswered, onRefused }: AnswerWaysProps) {
  return (
    <>
      {problem && <Problem text={problem} />}
      <WithFile code={code} asked={asked} onAnswered={onAnswered} />
      <WithWallet code={code} onElsewhere={onElsewhere} onAnswered={onAnswered} />
      <Group>
        <ConfirmButton
          variant="default"
          label={texts.refuse}
          title={texts.refuseTitle}
          act={() => refuse(code)}
          onDone={onRefused}
        >
          <Text>{texts.refuseText(asked.asker.name)}</Text>
        </ConfirmButton>
      </Group>
    </>
  )
}
