import type { Check, CheckName } from '@credenza/credential/verify'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.page

export interface Question {
  question: string
  answer: string
}

/** The three things that people want to know, answered from the settled checks. */
export function questionsOf(checks: readonly Check[]): Question[] {
  const find = (name: CheckName) => checks.find((check) => check.name === name)
  const signature = find('signature')
  const issuer = find('issuer')
  if (find('well-formed')?.answer === 'failed' || signature?.answer === 'failed') {
    const fault = signature?.answer === 'failed' ? signature : find('well-formed')
    return [
      { question: texts.questions.changed, answer: fault?.sentence ?? texts.unknown },
      { question: texts.questions.inForce, answer: texts.meaningless },
      { question: texts.questions.issuer, answer: texts.meaningless },
    ]
  }
  const bad = [find('status'), find('validity')].find((check) => check?.answer === 'failed')
  const unclear = [find('status'), find('validity')].find((check) => check?.answer === 'inconclusive')
  return [
    {
      question: texts.questions.changed,
      answer: signature?.answer === 'passed' ? texts.unchanged : texts.unknown,
    },
    { question: texts.questions.inForce, answer: (bad ?? unclear)?.sentence ?? texts.inForce },
    { question: texts.questions.issuer, answer: issuer?.sentence ?? texts.unknown },
  ]
}
