import type { Role } from '@credenza/schema/account'
import { ActionIcon, Indicator, Popover } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { readAgain } from '../../lib/query/query-nouns.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { notificationTexts as texts } from '../../texts/notification.ts'
import { notificationsQuery, readNotifications } from './notification-calls.ts'
import { NotificationList } from './notification-list.tsx'

/** The header's bell with recent events. Closing the list marks the shown ones as read. */
export default function Bell({ role }: { role: Role }) {
  const [opened, setOpened] = useState(false)
  const news = useQuery(notificationsQuery)
  const queries = useQueryClient()
  const read = useMutation({
    mutationFn: readNotifications,
    onSettled: () => readAgain(queries, 'notifications'),
  })
  const unread = news.data?.unread ?? 0
  const change = (next: boolean) => {
    const newest = news.data?.notifications[0]
    if (opened && !next && newest && !newest.isRead) read.mutate(newest._id)
    setOpened(next)
  }
  return (
    <Popover
      opened={opened}
      onChange={change}
      position="bottom-end"
      width="min(380px, calc(100vw - 24px))"
      trapFocus
      returnFocus
    >
      <Indicator disabled={unread === 0} color="red" size={9} offset={7}>
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={texts.bell(unread === 0 ? '' : formatNumber(unread))}
            onClick={() => change(!opened)}
          >
            <BellIcon size={18} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown p={0} aria-label={texts.title}>
        <NotificationList news={news} role={role} onChoose={() => change(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}
