import { relative, resolve } from 'node:path'
import type { Environment } from './environment.ts'

/** What is wrong with settings that are valid one by one, as one sentence. */
type Contradiction = (e: Environment, dataFolder: string) => string | false | undefined

const contradictions: readonly Contradiction[] = [
  (e) => leftAlone(e),
  (e) =>
    e.DEMO === 'true' &&
    e.NODE_ENV === 'production' &&
    'A demonstration needs no second factor of its administrators: unset DEMO, or NODE_ENV=production.',
  (e) =>
    e.DATABASE_DIRECT_URL &&
    !e.DATABASE_URL &&
    'Set DATABASE_URL too: the address of the pooler in front of DATABASE_DIRECT_URL.',
  (e) =>
    e.DATABASE_REPLICA_URL &&
    !e.DATABASE_URL &&
    'Set DATABASE_URL too: the primary that DATABASE_REPLICA_URL follows.',
  (e) =>
    e.OIDC_ISSUER &&
    e.SAML_ENTITY_ID &&
    'Set OIDC_ISSUER or SAML_ENTITY_ID: a deployment has one sign-in provider.',
  (e, dataFolder) =>
    e.BACKUP_FOLDER &&
    holds(dataFolder, e.BACKUP_FOLDER) &&
    'BACKUP_FOLDER is inside DATA_DIR and would be lost with it: set it to a folder on another disk.',
  (e, dataFolder) =>
    e.PUBLISH_TO?.startsWith('/') &&
    holds(e.PUBLISH_TO, dataFolder) &&
    'PUBLISH_TO holds DATA_DIR, whose keys would be published too: name a folder of its own.',
]

/** Settings that mean something only beside another one. */
const besides = {
  SECURITY_OTLP_HEADERS: 'SECURITY_OTLP_URL',
  SAML_LOGOUT_URL: 'SAML_ENTITY_ID',
  S3_REGION: 'S3_ENDPOINT',
  BACKUP_S3_REGION: 'BACKUP_S3_ENDPOINT',
  SEAL_CSC_PIN_SECRET: 'SEAL_CSC_URL',
} as const satisfies Partial<Record<keyof Environment, keyof Environment>>

function leftAlone(e: Environment): string | undefined {
  const found = (Object.keys(besides) as (keyof typeof besides)[]).find(
    (name) => e[name] && !e[besides[name]],
  )
  return found && `Set ${besides[found]} too, or unset ${found}, which does nothing without it.`
}

const holds = (folder: string, inner: string): boolean =>
  !relative(resolve(folder), resolve(inner)).startsWith('..')

/** The first contradiction between settings, in one sentence; undefined if there is none. */
export function contradictionIn(e: Environment, dataFolder: string): string | undefined {
  for (const check of contradictions) {
    const found = check(e, dataFolder)
    if (found) return found
  }
  return undefined
}
