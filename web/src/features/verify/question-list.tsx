import type { Check } from '@credenza/credential/verify'
import { questionsOf } from './questions.ts'
import styles from './verify.module.css'

/** The three things people want to know, with their answers. */
export function QuestionList({ checks }: { checks: readonly Check[] }) {
  return (
    <dl className={styles.questions}>
      {questionsOf(checks).map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
