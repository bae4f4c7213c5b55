import type { Overview } from '@credenza/schema/overview'
import { Button, Group, Stack, Text, ThemeIcon } from '@mantine/core'
import { CircleCheck, CircleX, FileWarning, MailWarning, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/format.ts'
import { overviewTexts } from '../../texts/overview.ts'
import styles from './needs-attention.module.css'
import { Section } from './section.tsx'

const texts = overviewTexts.attention

/** What waits for the issuer, each with the way to deal with it. */
export function NeedsAttention({ overview }: { overview: Overview }) {
  const { unsigned, declined, failedMails, imports } = overview
  const isClear = unsigned.length === 0 && declined.count === 0 && failedMails === 0 && imports.length === 0
  return (
    <Section title={texts.title}>
      {isClear ? (
        <Group gap="sm" wrap="nowrap">
          <ThemeIcon variant="light" color="teal" radius="xl" aria-hidden>
            <CircleCheck size={18} />
          </ThemeIcon>
          <Text>{texts.clear}</Text>
        </Group>
      ) : (
        <ul className={styles.list}>
          {unsigned.map(({ year, count }) => (
            <Item
              key={year}
              color="yellow"
              icon={<PenLine size={18} />}
              text={texts.unsigned(formatNumber(count), year)}
            >
              <Action
                to={`/issuer/details/${year}?status=unsigned`}
                name={texts.sign(year)}
                label={texts.review}
              />
            </Item>
          ))}
          {declined.count > 0 && (
            <Item
              color="red"
              icon={<CircleX size={18} />}
              text={texts.declined(formatNumber(declined.count))}
            >
              <Reasons newest={declined.newest} />
            </Item>
          )}
          {failedMails > 0 && (
            <Item
              color="orange"
              icon={<MailWarning size={18} />}
              text={texts.mails(formatNumber(failedMails))}
            >
              <Action to="/issuer/delivery?state=failed" label={texts.showMails} />
            </Item>
          )}
          {imports.map(({ id, fileName, failed }) => (
            <Item
              key={id}
              color="orange"
              icon={<FileWarning size={18} />}
              text={
                failed > 0 ? texts.imported(formatNumber(failed), fileName) : texts.importFailed(fileName)
              }
            >
              <Action
                to={`/issuer/student-info?import=${id}`}
                name={texts.showImport(fileName)}
                label={texts.show}
              />
            </Item>
          ))}
        </ul>
      )}
    </Section>
  )
}

interface ItemProps {
  color: string
  icon: ReactNode
  text: string
  children: ReactNode
}

function Item({ color, icon, text, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <ThemeIcon variant="light" color={color} radius="xl" aria-hidden>
        {icon}
      </ThemeIcon>
      <Text className={styles.text} dir="auto">
        {text}
      </Text>
      {children}
    </li>
  )
}

/** `name` says more than the label where several actions have the same one. */
function Action({ to, label, name }: { to: string; label: string; name?: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      size="compact-md"
      aria-label={name && `${label}: ${name}`}
    >
      {label}
    </Button>
  )
}

/** The newest declined certificates, with the verifiers' own words. */
function Reasons({ newest }: { newest: Overview['declined']['newest'] }) {
  return (
    <Stack component="ul" gap={4} className={styles.reasons}>
      {newest.map(({ _id, title, userName, reason }) => (
        <li key={_id}>
          <Link to={`/certificate/${_id}`} dir="auto">
            {texts.declinedFor(title, userName)}
          </Link>
          <Text span c="dimmed" fz="sm" dir="auto">
            {' '}
            {reason}
          </Text>
        </li>
      ))}
    </Stack>
  )
}
