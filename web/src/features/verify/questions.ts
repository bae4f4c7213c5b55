import { type Check, type CheckName, hostOf } from '@credenza/credential/verify'
import { formatLongDate } from '../../lib/text/format.ts'
import { inARow } from '../../lib/text/sentence-gap.ts'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.page

export interface Question {
  question: string
  answer: string
}

/** What the certificate came in may not be its issuer's. */
const doubtful = ['page-altered', 'pdf-altered', 'pdf-unsealed', 'pdf-seal-unknown', 'paper-altered']

/** The three things people want to know, answered from the settled checks. */
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
  // The certificate may be unchanged, but not what it came in.
  const altered = checks.find(({ code }) => doubtful.includes(code))
  const force = [find('status'), find('validity'), find('endorsement')]
  const against =
    force.find((check) => check?.answer === 'failed') ??
    force.find((check) => check?.answer === 'inconclusive')
  // Where something else speaks against it, 'in force' would contradict the verdict.
  const isSound = checks.every(({ answer }) => answer === 'passed' || answer === 'not-applicable')
  return [
    {
      question: texts.questions.changed,
      answer: altered?.sentence ?? (signature?.answer === 'passed' ? texts.unchanged : texts.unknown),
    },
    {
      question: texts.questions.inForce,
      answer: against?.sentence ?? (isSound ? texts.inForce : (find('status')?.sentence ?? texts.unknown)),
    },
    { question: texts.questions.issuer, answer: issuer ? answerAbout(issuer) : texts.unknown },
  ]
}

/** For an approved issuer, also names who approved it: the deployment its DID belongs to. */
function answerAbout({ sentence, code, details: { did, since } }: Check): string {
  if (code !== 'issuer-approved' || !did || !since) return sentence
  return inARow(sentence, texts.approved(hostOf(did), formatLongDate(since)))
}
