import { step } from './db/step.ts'

export interface DeploymentTables {
  /** One row: what this database belongs to. */
  deployment: { id: number; master_key_check: string; public_url: string }
}

export const deploymentSchema = step(`
  CREATE TABLE IF NOT EXISTS deployment (
    id integer PRIMARY KEY,
    master_key_check text NOT NULL,
    public_url text NOT NULL
  )
`)
