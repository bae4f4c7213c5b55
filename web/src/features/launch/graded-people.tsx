import type { CourseRule, GradedPerson } from '@credenza/schema/course-award'
import { Alert, Button, Checkbox, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../lib/api/api-failure.ts'
import { formatNumber, formatPercent } from '../../lib/text/format.ts'
import { launchTexts as texts } from '../../texts/learning.ts'
import { Problem } from '../../ui/page/problem.tsx'
import { Section } from '../../ui/page/section.tsx'
import styles from '../../ui/table/row-list.module.css'
import { UndoBatchButton } from '../batch/undo-batch-button.tsx'
import { award, type LaunchKey, undoAward } from './launch-calls.ts'

interface GradedPeopleProps {
  launchKey: LaunchKey
  people: readonly GradedPerson[]
  /** The rule that the teacher sees. */
  rule: CourseRule
  /** Whether the teacher awards; otherwise they propose. */
  awards: boolean
  isReading: boolean
  onRead: () => void
}

/**
 * The people in the course, and who meets the rule. Those who can be awarded are chosen unless the teacher deselects them.
 */
export function GradedPeople({ launchKey, people, rule, awards, isReading, onRead }: GradedPeopleProps) {
  const [left, setLeft] = useState<Record<string, boolean>>({})
  const open = people.filter((person) => canGet(person, awards))
  const chosen = open.filter(({ subject }) => !left[subject]).map(({ subject }) => subject)
  const give = useMutation({
    mutationFn: () => award(launchKey, { people: chosen, rule }),
    onSuccess: ({ batch }) => {
      if (!batch) toast.success(texts.proposing)
      onRead()
    },
  })
  const toggle = (subject: string) => setLeft((before) => ({ ...before, [subject]: !before[subject] }))
  const given = give.data?.batch
  const undo = async (batchId: string) => {
    const answer = await undoAward(launchKey, batchId)
    give.reset()
    onRead()
    return answer
  }
  const count = formatNumber(chosen.length)
  return (
    <Section title={texts.people}>
      <Group justify="space-between" gap="sm">
        <Text c="dimmed">{people.length === 0 ? texts.nobody : texts.peopleLead}</Text>
        <Button variant="default" size="compact-md" loading={isReading} onClick={onRead}>
          {texts.readAgain}
        </Button>
      </Group>
      {people.length > 0 && (
        <ul className={styles.rows} aria-label={texts.people}>
          {people.map((person) => (
            <li key={person.subject} className={styles.row}>
              <Checkbox
                aria-label={texts.choose(person.name || person.subject)}
                disabled={!canGet(person, awards)}
                checked={chosen.includes(person.subject)}
                onChange={() => toggle(person.subject)}
              />
              <div className={styles.what}>
                <Text fz="sm" fw={500}>
                  <bdi>{person.name || person.subject}</bdi>
                </Text>
                <Text fz="sm" c="dimmed">
                  <bdi dir="ltr">{person.email}</bdi>
                </Text>
              </div>
              {person.percent !== null && <Text fz="sm">{formatPercent(person.percent)}</Text>}
              <Text fz="sm" c="dimmed">
                {standingOf(person)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {given && (
        <Alert color="teal" role="status">
          <Group justify="space-between" gap="sm">
            <Text fz="sm">{texts.awarding}</Text>
            <UndoBatchButton batch={given} undo={undo} />
          </Group>
        </Alert>
      )}
      {give.error && <Problem text={messageOf(give.error)} />}
      <Button
        w="fit-content"
        disabled={chosen.length === 0}
        loading={give.isPending}
        onClick={() => give.mutate()}
      >
        {awards ? texts.award(count) : texts.propose(count)}
      </Button>
    </Section>
  )
}

/** Whether a person can be awarded or proposed. A proposed person can still be awarded by somebody who may award. */
const canGet = ({ meets, standing }: GradedPerson, awards: boolean): boolean =>
  meets && (standing === 'new' || (awards && standing === 'proposed'))

const standingOf = ({ standing, meets }: GradedPerson): string =>
  standing === 'new' && !meets ? texts.meetsNot : texts.standings[standing]
