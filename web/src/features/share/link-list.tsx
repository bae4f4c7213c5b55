import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { shareTexts as texts } from '../../texts/share.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { LinkItem } from './link-item.tsx'
import { linksQuery } from './share-calls.ts'

interface LinkListProps {
  certificateId: string
  /** The id of the link that was just created. */
  made: string | undefined
}

/** The links to a certificate, newest first, with the state of each. */
export function LinkList({ certificateId, made }: LinkListProps) {
  const titleId = useId()
  const links = useQuery(linksQuery(certificateId))
  return (
    <section aria-labelledby={titleId} aria-busy={links.isPending}>
      <Title order={3} fz="md" mb="sm" id={titleId}>
        {texts.list}
      </Title>
      <Loaded query={links} skeleton={<Skeleton height={72} radius="md" />}>
        {(all) =>
          all.length === 0 ? (
            <Text c="dimmed" fz="sm">
              {texts.none}
            </Text>
          ) : (
            <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
              {all.map((link) => (
                <LinkItem key={link._id} link={link} isNew={link._id === made} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </section>
  )
}
