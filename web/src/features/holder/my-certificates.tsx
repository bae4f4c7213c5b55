import type { Certificate } from '@credenza/schema/certificate'
import { Button, Card, EmptyState, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Award, Link2 } from 'lucide-react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { messageOf } from '../../lib/api/api-failure.ts'
import { copyText } from '../../lib/copy-text.ts'
import { formatDate } from '../../lib/format.ts'
import { usePagedList } from '../../lib/use-paged-list.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { Page } from '../../ui/page.tsx'
import { TableError } from '../../ui/table-states.tsx'
import { fetchCertificate } from '../certificate/certificate-calls.ts'
import { shareLink } from '../certificate/share-path.ts'
import { StateBadge } from '../certificate/state-badge.tsx'
import { fetchMyCertificates } from './holder-calls.ts'

const texts = certificateTexts.mine

/** What a student has received, each with its page and a link to share. */
export function MyCertificates() {
  const list = usePagedList(['certificates', 'mine'], fetchMyCertificates)
  return (
    <Page title={texts.title} lead={texts.lead}>
      {list.state === 'error' && <TableError error={list.error} onRetry={list.retry} />}
      {list.state === 'loading' && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} aria-busy>
          {[0, 1, 2].map((card) => (
            <Skeleton key={card} height={170} radius="lg" />
          ))}
        </SimpleGrid>
      )}
      {list.state === 'ready' && list.rows.length === 0 && (
        <EmptyState
          py={48}
          icon={<Award size={30} strokeWidth={1.5} />}
          title={common.noData}
          description={texts.empty}
        />
      )}
      {list.state === 'ready' && (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {list.rows.map((certificate) => (
            <CertificateCard key={certificate._id} certificate={certificate} />
          ))}
        </SimpleGrid>
      )}
      {list.total !== undefined && list.rows.length < list.total && (
        <Group justify="center">
          <Button variant="default" onClick={list.loadMore}>
            {common.more}
          </Button>
        </Group>
      )}
    </Page>
  )
}

function CertificateCard({ certificate }: { certificate: Certificate }) {
  const copy = async () => {
    try {
      // The document's key comes with the single certificate only, so it is asked for when it is shared.
      const { documentKey } = await fetchCertificate(certificate._id)
      await copyText(shareLink(certificate.slug, documentKey))
      toast.success(texts.linkCopied)
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <Card withBorder radius="lg" p="lg" bg="var(--surface)">
      <Stack gap="sm" h="100%">
        <Group justify="space-between">
          <Text fz="sm" c="dimmed">
            {formatDate(certificate.date)}
          </Text>
          <StateBadge certificate={certificate} />
        </Group>
        <div style={{ flex: 1 }}>
          <Title order={2} fz="md" dir="auto">
            {certificate.title}
          </Title>
          <Text fz="sm" c="dimmed" dir="auto">
            {certificate.issuerName}
          </Text>
        </div>
        <Group gap="sm">
          <Button component={Link} to={`/certificate/${certificate._id}`} size="compact-md" variant="default">
            {texts.open}
          </Button>
          {certificate.isVerified && (
            <Button
              size="compact-md"
              variant="subtle"
              leftSection={<Link2 size={15} />}
              onClick={() => void copy()}
            >
              {texts.copyLink}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
