import type { Role } from '@credenza/schema/account'
import type { Notification, notificationsResponse } from '@credenza/schema/notification'
import { Loader, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { z } from 'zod'
import { formatDateTime, formatNumber } from '../../lib/text/format.ts'
import { notificationTexts as texts } from '../../texts/notification.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { aboutOf } from './about.ts'
import styles from './notification-list.module.css'
import { notificationPath } from './notification-path.ts'

interface NotificationListProps {
  news: UseQueryResult<z.infer<typeof notificationsResponse>>
  role: Role
  onChoose: () => void
}

/** Recent events, each with a link to a page with more about it. */
export function NotificationList({ news, role, onChoose }: NotificationListProps) {
  return (
    <>
      <Text fw={600} className={styles.title} component="h2" fz="md">
        {texts.title}
      </Text>
      <Loaded query={news} skeleton={<Loader size="sm" m="md" />}>
        {({ notifications }) =>
          notifications.length === 0 ? (
            <Text c="dimmed" fz="sm" px="md" pb="md">
              {texts.empty}
            </Text>
          ) : (
            <ul className={styles.list}>
              {notifications.map((notification) => (
                <Item key={notification._id} notification={notification} role={role} onChoose={onChoose} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

interface ItemProps {
  notification: Notification
  role: Role
  onChoose: () => void
}

function Item({ notification, role, onChoose }: ItemProps) {
  const { action, count, at, isRead } = notification
  const about = aboutOf(notification)
  return (
    <li>
      <Link
        to={notificationPath(notification, role)}
        className={styles.item}
        data-unread={!isRead || undefined}
        onClick={onChoose}
      >
        <span>{texts.words[action](count, formatNumber(count))}</span>
        {about && (
          <Text span fz="sm" fw={400} lineClamp={2} pb={1}>
            {about}
          </Text>
        )}
        <Text span fz="xs" c="dimmed">
          <time dateTime={at}>{formatDateTime(at)}</time>
          {!isRead && ` · ${texts.unread}`}
        </Text>
      </Link>
    </li>
  )
}
