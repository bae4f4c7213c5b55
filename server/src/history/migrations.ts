import type { Migration } from 'kysely/migration'
import { step } from '../platform/db/step.ts'

export const historyMigrations: Record<string, Migration> = {
  '2100_history_doubt': step(`CREATE TABLE IF NOT EXISTS history_doubt (
    part text PRIMARY KEY,
    concerns text NOT NULL,
    text text NOT NULL,
    since timestamptz NOT NULL
  )`),
  '2101_history_look': step(`CREATE TABLE IF NOT EXISTS history_look (
    id integer PRIMARY KEY,
    started_at timestamptz NOT NULL,
    done_until text NOT NULL,
    mac bytea NOT NULL
  )`),
}
