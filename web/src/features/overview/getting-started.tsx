import type { Permission } from '@credenza/schema/member-role'
import { Button, Text, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { overviewTexts } from '../../texts/overview.ts'
import { Section } from '../../ui/page/section.tsx'
import { allCategoriesQuery } from '../category/category-calls.ts'
import { studentCountQuery } from '../student/student-calls.ts'
import { templatesQuery } from '../template/template-calls.ts'
import { firstStep } from './first-step.ts'
import styles from './getting-started.module.css'

const texts = overviewTexts.start

interface Step {
  title: string
  text: string
  action: string
  done: boolean
  isOptional?: boolean
  /** What the step takes besides preparing. */
  needs?: Permission
  /** The page of the step; the last step opens a dialog instead. */
  to?: string
}

/** The first four steps of a new issuer, with a button for the first one that is not done. */
export default function GettingStarted({ onCreate }: { onCreate: () => void }) {
  const categories = useQuery(allCategoriesQuery)
  const templates = useQuery(templatesQuery)
  const students = useQuery(studentCountQuery)
  const permitted = usePermitted()
  if (!categories.data || !templates.data || students.data === undefined) return null
  const steps: Step[] = [
    { ...texts.category, done: categories.data.length > 0, to: '/category-manager', needs: 'manage' },
    {
      ...texts.template,
      done: templates.data.length > 0,
      to: '/issuer/templates',
      isOptional: true,
      needs: 'manage',
    },
    { ...texts.students, done: students.data > 0, to: '/addStudent' },
    { ...texts.certificate, done: false },
  ]
  const next = firstStep(steps)
  return (
    <Section title={texts.title}>
      <ol className={styles.steps}>
        {steps.map(({ title, text, action, done, needs = 'prepare', to }, position) => (
          <li key={title} className={styles.step} data-done={done || undefined}>
            {done ? <CircleCheck size={22} aria-hidden /> : <Circle size={22} aria-hidden />}
            <div className={styles.words}>
              <Text fw={500}>
                {title}
                {done && <VisuallyHidden> {texts.done}</VisuallyHidden>}
              </Text>
              <Text fz="sm" c="dimmed">
                {text}
              </Text>
            </div>
            {!done &&
              permitted(needs) &&
              (to ? (
                <Button component={Link} to={to} variant={position === next ? 'filled' : 'default'} size="sm">
                  {action}
                </Button>
              ) : (
                <Button onClick={onCreate} variant={position === next ? 'filled' : 'default'} size="sm">
                  {action}
                </Button>
              ))}
          </li>
        ))}
      </ol>
    </Section>
  )
}
