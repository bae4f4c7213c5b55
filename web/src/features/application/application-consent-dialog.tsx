import { Anchor, Button, DataList, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { messageOf } from '../../lib/api/api-failure.ts'
import { applicationTexts } from '../../texts/application.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Fact } from '../../ui/page/fact.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { answerApplication, applicationRequestQuery } from './application-calls.ts'

const texts = applicationTexts.consent

interface ApplicationConsentDialogProps {
  request: string
  onClose: () => void
}

/**
 * An app's request for the student to answer. Either answer leads back to the app. Its logo is not shown, because loading
 * it would tell the app about the student before they agree.
 */
export default function ApplicationConsentDialog({ request, onClose }: ApplicationConsentDialogProps) {
  const { data: asked, isPending, isLoadingError } = useQuery(applicationRequestQuery(request))
  const answer = useMutation({
    mutationFn: (isAllowed: boolean) => answerApplication(request, isAllowed),
    onSuccess: (url) => window.location.assign(url),
  })
  return (
    <Dialog title={texts.title} opened onClose={onClose} size="md">
      {isPending && <Skeleton height={220} />}
      {isLoadingError && <Problem text={texts.ended} />}
      {asked && (
        <Stack>
          <Text>{texts.lead}</Text>
          <DataList>
            <Fact label={texts.name}>{asked.name}</Fact>
            <Fact label={texts.website}>
              <bdi>
                <Outside url={asked.uri}>{asked.uri}</Outside>
              </bdi>
            </Fact>
            <Fact label={texts.host}>{asked.host}</Fact>
          </DataList>
          <div>
            <Text fw={550}>{texts.wants}</Text>
            <List>
              {asked.scopes.map((scope) => (
                <List.Item key={scope}>{applicationTexts.scopes[scope]}</List.Item>
              ))}
            </List>
          </div>
          <Text>{asked.stays ? texts.stays : texts.once}</Text>
          <Group gap="md">
            <Outside url={asked.terms}>{texts.terms}</Outside>
            <Outside url={asked.privacy}>{texts.privacy}</Outside>
          </Group>
          {answer.error && <Problem text={messageOf(answer.error)} />}
          <Group>
            <ActButton onClick={() => answer.mutate(true)} busy={answer.isPending}>
              {texts.allow}
            </ActButton>
            <Button variant="default" onClick={() => answer.mutate(false)} disabled={answer.isPending}>
              {texts.deny}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

const Outside = ({ url, children }: { url: string; children: string }) => (
  <Anchor href={url} target="_blank" rel="noreferrer noopener" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Anchor>
)
