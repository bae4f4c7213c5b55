import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { doorTo } from '../../../lib/session/session.ts'
import { common } from '../../../texts/common.ts'
import { recoveryTexts } from '../../../texts/recovery.ts'
import { stateFor, useKnownPerson } from '../known-person.ts'
import { recoveredRole } from './recovery.ts'

const texts = recoveryTexts.done

/** The end of a recovery. The only next step is to sign in, so its link has the focus. */
export function ResetDone() {
  const [params] = useSearchParams()
  const person = useKnownPerson()
  const login = useRef<HTMLAnchorElement>(null)
  useEffect(() => login.current?.focus(), [])
  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', xs: 32 }} w="100%" maw={440} bg="var(--surface)">
      <title>{`${texts.title} · ${common.product}`}</title>
      <Stack align="center" ta="center">
        <CircleCheck size={48} strokeWidth={1.5} color="var(--good)" aria-hidden />
        <div>
          <Title order={1} fz={24}>
            {texts.title}
          </Title>
          <Text c="dimmed" mt={4}>
            {texts.text}
          </Text>
        </div>
        <Button
          ref={login}
          component={Link}
          to={doorTo(params.get('next'), recoveredRole(params))}
          state={person && stateFor(person)}
          size="md"
          fullWidth
        >
          {texts.login}
        </Button>
      </Stack>
    </Paper>
  )
}
