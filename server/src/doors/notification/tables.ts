import type { ColumnType } from 'kysely'

export interface NotificationTables {
  /** The newest entry of the organisation's trail that this person has seen as a notification. */
  notification_read: { org_id: string; account_id: string; seq: ColumnType<string, string, string> }
}
