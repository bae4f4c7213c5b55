import type { IssuerPage } from '@credenza/schema/issuer-page'
import { Anchor, Badge, DataList, Group, Text } from '@mantine/core'
import { formatNumber } from '../../lib/text/format.ts'
import { issuerPageTexts as texts } from '../../texts/issuer-page.ts'
import { Fact } from '../../ui/page/fact.tsx'
import { Section } from '../../ui/page/section.tsx'

/** What an issuer issues, how much of it, and how to reach it. */
export function IssuerFacts({ issuer }: { issuer: IssuerPage }) {
  const { name, registeredName, categories, certificates, website, email, did } = issuer
  return (
    <Section title={texts.about}>
      <DataList orientation="vertical">
        {registeredName !== name && <Fact label={texts.registeredName}>{registeredName}</Fact>}
        <Fact label={texts.certificates}>{formatNumber(certificates)}</Fact>
        <Fact label={texts.categories}>
          {categories.length === 0 ? (
            texts.noCategories
          ) : (
            <Group gap={6}>
              {categories.map((category) => (
                <Badge key={category} variant="default" tt="none">
                  {category}
                </Badge>
              ))}
            </Group>
          )}
        </Fact>
        {website !== '' && (
          <Fact label={texts.website}>
            {/* The issuer chose this address: the site must not learn about us, and we do not vouch for it. */}
            <Anchor href={website} rel="noreferrer noopener nofollow" inherit dir="ltr">
              {website}
            </Anchor>
          </Fact>
        )}
        {email !== '' && (
          <Fact label={texts.email}>
            <Anchor href={`mailto:${email}`} inherit dir="ltr">
              {email}
            </Anchor>
          </Fact>
        )}
        <Fact label={texts.did}>
          <Text span fz="sm" ff="monospace" dir="ltr">
            {did}
          </Text>
        </Fact>
      </DataList>
      {website === '' && email === '' && (
        <Text fz="sm" c="dimmed">
          {texts.noContact}
        </Text>
      )}
    </Section>
  )
}
