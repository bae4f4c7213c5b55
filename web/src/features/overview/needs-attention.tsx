import type { Overview } from '@credenza/schema/overview'
import { Button, CloseButton, Stack, Text } from '@mantine/core'
import { CircleCheck, CircleX, FilePenLine, FileWarning, MailWarning, PenLine, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatNumber, isolated } from '../../lib/text/format.ts'
import { common } from '../../texts/common.ts'
import { overviewTexts } from '../../texts/overview.ts'
import { KeptFocus } from '../../ui/kept-focus.tsx'
import { Section } from '../../ui/page/section.tsx'
import { hiddenNews, hideNews } from './hidden-news.ts'
import styles from './needs-attention.module.css'

const texts = overviewTexts.attention

const yearsShown = 3

/** What needs the issuer's attention, each item with a link to handle it. News can be hidden, until there is more. */
export function NeedsAttention({ overview }: { overview: Overview }) {
  const { approvals, unsigned, declined, failedMails, correctionRequests } = overview
  const permitted = usePermitted()
  const [hidden, setHidden] = useState(hiddenNews)
  const hide = (id: string) => setHidden(hideNews(id))
  const newestDeclined = declined.newest[0]?._id
  const showsDeclined = newestDeclined !== undefined && !hidden.includes(newestDeclined)
  const imports = overview.imports.filter(({ id }) => !hidden.includes(id))
  const newest = unsigned.slice(0, yearsShown)
  const earlier = unsigned.slice(yearsShown).reduce((sum, { count }) => sum + count, 0)
  const waiting =
    approvals + unsigned.length + Number(showsDeclined) + failedMails + correctionRequests + imports.length
  return (
    <Section title={texts.title}>
      <KeptFocus>
        {waiting === 0 ? (
          <p className={styles.item} data-kind="clear">
            <CircleCheck size={18} aria-hidden />
            {texts.clear}
          </p>
        ) : (
          <ul className={styles.list}>
            {approvals > 0 && (
              <Item kind="wait" icon={<Users size={18} />} text={texts.approvals(formatNumber(approvals))}>
                <Action to="/issuer/approvals" label={texts.decide} />
              </Item>
            )}
            {newest.map(({ year, count }) => (
              <Item
                key={year}
                kind="wait"
                icon={<PenLine size={18} />}
                text={texts.unsigned(formatNumber(count), year)}
              >
                <Action
                  to={`/issuer/details/${year}?status=unsigned`}
                  name={texts.sign(year)}
                  label={permitted('sign') ? texts.review : texts.show}
                />
              </Item>
            ))}
            {earlier > 0 && (
              <Item
                kind="wait"
                icon={<PenLine size={18} />}
                text={texts.unsignedEarlier(formatNumber(earlier))}
              >
                <Action to="/issuer/timeline" label={texts.toTimeline} />
              </Item>
            )}
            {showsDeclined && (
              <Item
                kind="bad"
                icon={<CircleX size={18} />}
                text={texts.declined(formatNumber(declined.count))}
                onHide={() => hide(newestDeclined)}
              >
                <Reasons newest={declined.newest} />
              </Item>
            )}
            {correctionRequests > 0 && (
              <Item
                kind="wait"
                icon={<FilePenLine size={18} />}
                text={texts.corrections(formatNumber(correctionRequests))}
              >
                <Action
                  to="/issuer/requests?state=open"
                  label={permitted('prepare') ? texts.answer : texts.show}
                />
              </Item>
            )}
            {failedMails > 0 && (
              <Item kind="bad" icon={<MailWarning size={18} />} text={texts.mails(formatNumber(failedMails))}>
                <Action
                  to="/issuer/delivery?state=failed"
                  label={permitted('prepare') ? texts.showMails : texts.show}
                />
              </Item>
            )}
            {imports.map(({ id, fileName, failed }) => (
              <Item
                key={id}
                kind="bad"
                icon={<FileWarning size={18} />}
                text={
                  failed > 0
                    ? texts.imported(formatNumber(failed), isolated(fileName))
                    : texts.importFailed(isolated(fileName))
                }
                onHide={() => hide(id)}
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
      </KeptFocus>
    </Section>
  )
}

interface ItemProps {
  kind: 'wait' | 'bad'
  icon: ReactNode
  text: string
  onHide?: () => void
  children: ReactNode
}

function Item({ kind, icon, text, onHide, children }: ItemProps) {
  return (
    <li className={styles.item} data-kind={kind}>
      {icon}
      <Text fz="sm" className={styles.text}>
        {text}
      </Text>
      {children}
      {onHide && (
        <CloseButton
          size="sm"
          className={styles.hide}
          aria-label={`${texts.hide}${common.colon}${text}`}
          onClick={onHide}
        />
      )}
    </li>
  )
}

/** `name` is more specific than the label, for actions that share a label. */
function Action({ to, label, name }: { to: string; label: string; name?: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      size="xs"
      aria-label={name && `${label}${common.colon}${name}`}
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
          <Link to={`/certificate/${_id}`}>{texts.declinedFor(title, userName)}</Link>
          <Text c="dimmed" fz="sm">
            <bdi>{reason}</bdi>
          </Text>
        </li>
      ))}
    </Stack>
  )
}
