import { Button, Card, EmptyState, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Award, Link2 } from 'lucide-react'
import toast from 'react-hot-toast'
import { Link } from 'react-router'
import { copyText } from '../../lib/copy-text.ts'
import { formatDate } from '../../lib/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { Page } from '../../ui/page.tsx'
import { TableError } from '../../ui/table-states.tsx'
import { shareLink } from '../certificate/share-path.ts'
import { StateBadge } from '../certificate/state-badge.tsx'
import { fetchMyCertificates, type OwnCertificate } from './holder-calls.ts'

const texts = certificateTexts.mine

/** What a student has received, each with its page and a link to share. */
export function MyCertificates() {
  const list = useQuery({ queryKey: ['certificates', 'mine'], queryFn: fetchMyCertificates })
  return (
    <Page title={texts.title} lead={texts.lead}>
      {list.isLoadingError ? (
        <TableError error={list.error} onRetry={() => void list.refetch()} />
      ) : list.data?.length === 0 ? (
        <EmptyState
          py={48}
          icon={<Award size={30} strokeWidth={1.5} />}
          title={common.noData}
          description={texts.empty}
        />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} aria-busy={list.isPending}>
          {list.isPending
            ? [0, 1, 2].map((card) => <Skeleton key={card} height={170} radius="lg" />)
            : list.data.map((certificate) => (
                <CertificateCard key={certificate._id} certificate={certificate} />
              ))}
        </SimpleGrid>
      )}
    </Page>
  )
}

function CertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const copy = async () => {
    await copyText(shareLink(certificate.slug, certificate.documentKey))
    toast.success(texts.linkCopied)
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
