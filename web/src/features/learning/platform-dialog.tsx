import type { LearningPlatform } from '@credenza/schema/learning-platform'
import { Alert, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import toast from 'react-hot-toast'
import { learningTexts as texts } from '../../texts/learning.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { savePlatform } from './learning-calls.ts'

const fields = [
  ['issuer', texts.issuer],
  ['clientId', texts.clientId],
  ['signInUrl', texts.signInUrl],
  ['tokenUrl', texts.tokenUrl],
  ['keysUrl', texts.platformKeysUrl],
] as const
const empty: NonNullable<LearningPlatform['settings']> = {
  issuer: '',
  clientId: '',
  deploymentIds: [],
  signInUrl: '',
  tokenUrl: '',
  keysUrl: '',
}

interface PlatformDialogProps {
  platform: LearningPlatform
  onSaved: () => Promise<void>
  onClose: () => void
}

/** What to tell the platform about us, and what we need to know about it. */
export default function PlatformDialog({ platform, onSaved, onClose }: PlatformDialogProps) {
  const { deploymentIds: givenIds, ...given } = platform.settings ?? empty
  const before = { name: platform.name, ids: givenIds.join('\n'), ...given }
  const [values, setValues] = useState(before)
  const set = (name: keyof typeof before, value: string) => setValues({ ...values, [name]: value })
  const save = useGuarded(savePlatform, {
    onDone: () => {
      toast.success(texts.saved)
      void onSaved()
    },
  })
  const isOther = platform.settings !== null && fields.some(([name]) => values[name].trim() !== given[name])
  const submit = () => {
    const { name, ids, ...settings } = values
    const deploymentIds = ids.split('\n').flatMap((line) => line.trim() || [])
    save.start({ id: platform._id, name, settings: { ...settings, deploymentIds } })
  }
  if (save.question) return save.question
  return (
    <FormDialog
      title={texts.setUpOf(platform.name)}
      onClose={onClose}
      unsaved={JSON.stringify(values) !== JSON.stringify(before)}
      busy={save.isPending}
      submitLabel={texts.save}
      warning={isOther && <Alert color="yellow">{texts.disconnects}</Alert>}
      onSubmit={submit}
    >
      <Stack>
        <Text fz="sm">{texts.registrationLead}</Text>
        {platform.registrationUrl && <Address name={texts.registration} value={platform.registrationUrl} />}
        <Address name={texts.loginUrl} value={platform.loginUrl} />
        <Address name={texts.launchUrl} value={platform.launchUrl} />
        <Address name={texts.keysUrl} value={platform.keysUrl} />
        <TextInput
          label={texts.name}
          maxLength={100}
          value={values.name}
          onChange={({ currentTarget }) => set('name', currentTarget.value)}
        />
        {fields.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            maxLength={1000}
            dir="ltr"
            value={values[name]}
            onChange={({ currentTarget }) => set(name, currentTarget.value)}
          />
        ))}
        <Textarea
          label={texts.deploymentIds}
          autosize
          minRows={2}
          dir="ltr"
          value={values.ids}
          onChange={({ currentTarget }) => set('ids', currentTarget.value)}
        />
        {save.problem && <Problem text={save.problem} />}
      </Stack>
    </FormDialog>
  )
}

const Address = ({ name, value }: { name: string; value: string }) => (
  <div>
    <Text fz="sm" fw={500}>
      {name}
    </Text>
    <CopyValue value={value} shown={value} name={name} copiedMessage={texts.copied} />
  </div>
)
