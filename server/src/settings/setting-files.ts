import { readTls } from '../platform/http/tls.ts'
import { readSettingFile } from '../platform/read-setting-file.ts'
import type { Config } from './config.ts'
import { settingNames } from './environment.ts'

/** Rejects with a sentence if a file that a setting names cannot be read. Called before anything is made. */
export async function requireSettingFiles(
  env: Record<string, string | undefined>,
  config: Pick<Config, 'tls'>,
): Promise<void> {
  for (const name of settingNames.filter((one) => one.endsWith('_FILE')))
    if (env[name]) await readSettingFile(name, env[name], { what: 'a file', read: () => {} })
  // The others are parsed where they are used, as soon as the database is open.
  await readTls(config)
}
