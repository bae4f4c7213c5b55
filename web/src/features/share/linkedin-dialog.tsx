import type { Certificate } from '@credenza/schema/certificate'
import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { messageOf } from '../../lib/api/api-failure.ts'
import { common } from '../../texts/common.ts'
import { shareTexts } from '../../texts/share.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../ui/dialog/dialog-buttons.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { linkedInUrl } from './linkedin-url.ts'
import { linksQuery } from './share-calls.ts'
import { standingLabels, standingLink } from './standing-link.ts'
import { useStandingLink } from './use-standing-link.ts'

const texts = shareTexts.profile

/**
 * Adds a certificate to a LinkedIn profile by a link of its own, which its holder can revoke. Says first who will see what. The
 * way to LinkedIn is a link and not a call after an answer, which browsers would block as a popup.
 */
export default function LinkedInDialog({
  certificate,
  onClose,
}: {
  certificate: Certificate
  onClose: () => void
}) {
  const links = useQuery(linksQuery(certificate._id))
  const make = useMutation({ mutationFn: useStandingLink(certificate._id, standingLabels.linkedIn) })
  const link = standingLink(links.data ?? [], standingLabels.linkedIn)
  const error = make.error ?? links.error
  return (
    <Dialog
      title={shareTexts.linkedIn}
      opened
      onClose={onClose}
      footer={
        link ? (
          <>
            <Button variant="default" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button
              component="a"
              ref={make.isSuccess ? focus : undefined}
              href={linkedInUrl(certificate, link.url)}
              target="_blank"
              rel="noopener noreferrer"
              rightSection={<ExternalLink size={15} />}
              onClick={onClose}
              data-autofocus
            >
              {texts.go}
            </Button>
          </>
        ) : (
          <DialogButtons
            onCancel={onClose}
            busy={links.isPending || make.isPending}
            onClick={() => make.mutate()}
            data-autofocus
          >
            {shareTexts.make}
          </DialogButtons>
        )
      }
    >
      <Stack gap="sm">
        <Text>{texts.seen}</Text>
        <Text>{texts.ends(shareTexts.links)}</Text>
        <Text c="dimmed" fz="sm" role="status">
          {link && texts.ready}
        </Text>
        {error && <Problem text={messageOf(error)} />}
      </Stack>
    </Dialog>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()
