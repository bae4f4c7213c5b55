import type { KeptBadge } from '@credenza/schema/kept-badge'
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import toast from 'react-hot-toast'
import { messageOf } from '../../../lib/api/api-failure.ts'
import { lazy } from '../../../lib/browser/lazy.ts'
import { readAgain } from '../../../lib/query/query-nouns.ts'
import { formatLongDate } from '../../../lib/text/format.ts'
import { common } from '../../../texts/common.ts'
import { keptBadgeTexts as texts } from '../../../texts/kept-badge.ts'
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx'
import { FileChooser } from '../../../ui/field/file-chooser.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Problem } from '../../../ui/page/problem.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import styles from '../../../ui/table/row-list.module.css'
import { badgesQuery, keepBadge, removeBadge } from './badge-calls.ts'

const AppDialog = lazy(() => import('./app-dialog.tsx'))
const BadgeDialog = lazy(() => import('./badge-dialog.tsx'))

/** A student's badges from other issuers, which can be added from a file or an app, checked, and removed. */
export function KeptBadges() {
  const badges = useQuery(badgesQuery)
  const [checked, setChecked] = useState<KeptBadge>()
  return (
    <Stack component="section" gap="sm" aria-labelledby="kept-badges">
      <Group justify="space-between" align="flex-start" gap="sm">
        <div>
          <Title order={2} fz="lg" id="kept-badges">
            {texts.title}
          </Title>
          <Text c="dimmed" fz="sm">
            {texts.lead}
          </Text>
        </div>
        <AddBadge />
      </Group>
      <Loaded query={badges} skeleton={<Skeleton height={64} radius="md" />}>
        {(kept) =>
          kept.length === 0 ? (
            <Text fz="sm">{texts.none}</Text>
          ) : (
            <ul className={styles.rows} aria-label={texts.title}>
              {kept.map((badge) => (
                <BadgeRow key={badge._id} badge={badge} onCheck={() => setChecked(badge)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Suspense>{checked && <BadgeDialog badge={checked} onClose={() => setChecked(undefined)} />}</Suspense>
    </Stack>
  )
}

function AddBadge() {
  const queries = useQueryClient()
  const [isFromApp, setIsFromApp] = useState(false)
  const add = useMutation({
    mutationFn: async (file: File) => keepBadge(await file.text()),
    onSuccess: async () => {
      await readAgain(queries, 'kept-badges')
      toast.success(texts.kept)
    },
  })
  return (
    <Stack gap={4} align="flex-start">
      <Group gap="xs">
        <FileChooser accept=".json,.jwt,.jws,.txt" onFile={add.mutate}>
          {(button) => (
            <Button {...button} variant="default" size="sm" loading={add.isPending}>
              {texts.choose}
            </Button>
          )}
        </FileChooser>
        <Button variant="default" size="sm" onClick={() => setIsFromApp(true)}>
          {texts.fromApp.open}
        </Button>
      </Group>
      <Suspense>{isFromApp && <AppDialog onClose={() => setIsFromApp(false)} />}</Suspense>
      <Text c="dimmed" fz="xs">
        {texts.hint}
      </Text>
      {add.error && <Problem text={messageOf(add.error)} />}
    </Stack>
  )
}

function BadgeRow({ badge, onCheck }: { badge: KeptBadge; onCheck: () => void }) {
  const queries = useQueryClient()
  const { _id, name, issuer, issuedAt } = badge
  return (
    <li className={styles.row}>
      <BadgeCheck size={18} aria-hidden />
      <div className={styles.what}>
        <Text fz="sm" fw={500}>
          <bdi>{name}</bdi>
        </Text>
        <Text fz="sm" c="dimmed">
          <bdi>{issuer}</bdi>
          {common.comma}
          {formatLongDate(issuedAt)}
        </Text>
      </div>
      <Group gap="xs">
        <RowButton label={texts.check} ariaLabel={texts.checkNamed(name)} onClick={onCheck} />
        <ConfirmButton
          size="compact-sm"
          variant="default"
          label={texts.remove}
          aria-label={texts.removeNamed(name)}
          title={texts.removeTitle}
          act={() => removeBadge(_id)}
          onDone={() => {
            void readAgain(queries, 'kept-badges')
            toast.success(texts.removed)
          }}
        >
          {texts.removeText}
        </ConfirmButton>
      </Group>
    </li>
  )
}
