import { Paper, Stack, Text, Title } from '@mantine/core'
import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react'
import { common } from '../texts/common.ts'

interface CardFormProps {
  title: string
  lead?: ReactNode
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** A page with a single form and its h1, which takes focus after a navigation unless a field asks for it. */
export function CardForm({ title, lead, onSubmit, children }: CardFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', xs: 32 }} w="100%" maw={440} bg="var(--surface)">
      <title>{`${title} · ${common.product}`}</title>
      {/* Never GET: if sent before the scripts have run, input must not end up in the address. */}
      <form method="post" noValidate onSubmit={onSubmit}>
        <Stack>
          <div>
            <Title order={1} fz={24} ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {lead && (
              <Text c="dimmed" mt={4} component="div" style={{ overflowWrap: 'anywhere' }}>
                {lead}
              </Text>
            )}
          </div>
          {children}
        </Stack>
      </form>
    </Paper>
  )
}
