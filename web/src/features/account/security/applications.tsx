import type { ConnectedApplication } from '@credenza/schema/application'
import { Skeleton, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AppWindow } from 'lucide-react'
import toast from 'react-hot-toast'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatDateTime } from '../../../lib/text/format.ts'
import { toastFailure } from '../../../lib/toast-failure.ts'
import { applicationTexts } from '../../../texts/application.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import styles from '../../../ui/table/row-list.module.css'
import { applicationsQuery, disconnectApplication } from './security-calls.ts'
import { SecuritySection } from './security-section.tsx'

const texts = applicationTexts.list

/** The apps to which a student has given access, and what each can do. Any can be disconnected. */
export function Applications() {
  const applications = useQuery(applicationsQuery)
  return (
    <SecuritySection title={texts.title} lead={texts.lead}>
      <Loaded query={applications} skeleton={<Skeleton height={64} radius="md" />}>
        {(connected) =>
          connected.length === 0 ? (
            <Text fz="sm">{texts.none}</Text>
          ) : (
            <ul className={styles.rows} aria-label={texts.title}>
              {connected.map((application) => (
                <ApplicationRow key={application._id} application={application} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </SecuritySection>
  )
}

function ApplicationRow({
  application: { _id, name, uri, scopes, lastUsedAt },
}: {
  application: ConnectedApplication
}) {
  const queries = useQueryClient()
  const end = useMutation({
    mutationFn: () => disconnectApplication(_id),
    onSuccess: async () => {
      await readAgain(queries, 'applications')
      toast.success(texts.ended)
    },
    onError: toastFailure(),
  })
  return (
    <li className={styles.row}>
      <AppWindow size={18} aria-hidden />
      <div className={styles.what}>
        <Text fz="sm" fw={500}>
          <bdi>{name}</bdi>
        </Text>
        <Text fz="sm" c="dimmed">
          <bdi>{new URL(uri).host}</bdi> · {texts.lastUsed(formatDateTime(lastUsedAt))}
        </Text>
        {scopes.map((scope) => (
          <Text key={scope} fz="sm">
            {applicationTexts.scopes[scope]}
          </Text>
        ))}
      </div>
      <RowButton
        label={texts.end}
        ariaLabel={texts.endNamed(name)}
        loading={end.isPending}
        onClick={() => end.mutate()}
      />
    </li>
  )
}
