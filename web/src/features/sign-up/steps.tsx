import { Anchor, VisuallyHidden } from '@mantine/core'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { signUpTexts } from '../../texts/sign-up.ts'
import styles from './sign-up.module.css'

const texts = signUpTexts.steps
const labels = [texts.details, texts.onboarding]

interface StepsProps {
  current: 0 | 1
  /** Where to correct the first step, once it is done. */
  detailsPath?: string
}

/** The two steps of signing up, and which one this is. */
export function Steps({ current, detailsPath }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={texts.label}>
      {labels.map((label, index) => (
        <li
          key={label}
          className={styles.step}
          data-state={index === current ? 'current' : index < current ? 'done' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden>
            {index < current ? <Check size={15} strokeWidth={3} /> : index + 1}
          </span>
          {index < current && <VisuallyHidden>{texts.done}</VisuallyHidden>}
          {index < current && detailsPath ? (
            <Anchor component={Link} to={detailsPath} c="inherit" underline="always">
              {label}
            </Anchor>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ol>
  )
}
