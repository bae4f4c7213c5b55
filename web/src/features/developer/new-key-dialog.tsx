import { type ApiScope, scopesFor } from '@credenza/schema/api-scope'
import { Checkbox, NativeSelect, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { fieldsOf } from '../../lib/api/api-failure.ts'
import { newIntent } from '../../lib/api/intent.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useDepartments } from '../../lib/use-departments.ts'
import { departmentTexts } from '../../texts/department.ts'
import { developerTexts } from '../../texts/developer.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { NoticeDialog } from '../../ui/dialog/notice-dialog.tsx'
import { FormProblem } from '../../ui/field/form-problem.tsx'
import { useGuarded } from '../account/security/use-guarded.ts'
import { makeApiKey } from './developer-calls.ts'
import { SecretValue } from './secret-value.tsx'

const { keys: texts, scopes: scopeTexts, secretName, secretOnce, done } = developerTexts
const lifetimes = [30, 90, 365, 0] as const

/** Makes a key, and shows it once. */
export default function NewKeyDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const [intent] = useState(newIntent)
  const [name, setName] = useState('')
  const scopes = scopesFor(useSession()?.role ?? 'issuer')
  const [chosen, setChosen] = useState<string[]>([])
  const [days, setDays] = useState('365')
  const [departmentId, setDepartment] = useState('')
  const departments = useDepartments().filter(({ isClosed }) => !isClosed)
  const [secret, setSecret] = useState<string>()
  const make = useGuarded((body: Parameters<typeof makeApiKey>[0]) => makeApiKey(body, intent.keyFor(body)), {
    onDone: (text) => {
      setSecret(text)
      onMade()
    },
  })
  const submit = () =>
    make.start({ name, scopes: chosen as ApiScope[], expiresInDays: Number(days), departmentId })
  if (make.question) return make.question
  if (secret) {
    return (
      <NoticeDialog title={texts.made} buttonLabel={done} onClose={onClose} shownOnce>
        <SecretValue secret={secret} name={secretName.key} hint={secretOnce} />
      </NoticeDialog>
    )
  }
  const fields = fieldsOf(make.error)
  return (
    <FormDialog
      title={texts.add}
      onClose={onClose}
      unsaved={name !== '' || chosen.length > 0 || days !== '365'}
      busy={make.isPending}
      submitLabel={texts.make}
      onSubmit={submit}
    >
      <Stack>
        <TextInput
          label={texts.name}
          description={texts.nameHint}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={fields.name}
          data-autofocus
        />
        <Checkbox.Group
          label={texts.scopes}
          description={texts.scopesHint}
          value={chosen}
          onChange={setChosen}
          error={fields.scopes}
        >
          <Stack gap="xs" my="xs">
            {scopes.map((scope) => (
              <Checkbox key={scope} value={scope} label={scopeTexts[scope]} description={scope} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Select
          label={texts.lifetime}
          data={lifetimes.map((value) => ({ value: String(value), label: texts.lifetimes[value] }))}
          value={days}
          onChange={(value) => setDays(value ?? '365')}
          allowDeselect={false}
        />
        {departments.length > 0 && (
          <NativeSelect
            label={departmentTexts.of}
            data={[
              { value: '', label: departmentTexts.whole },
              ...departments.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            value={departmentId}
            onChange={({ currentTarget }) => setDepartment(currentTarget.value)}
          />
        )}
        <FormProblem error={make.error} fields={['name', 'scopes']} />
      </Stack>
    </FormDialog>
  )
}
