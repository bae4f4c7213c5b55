import { type Deployment, readDeployment } from '@credenza/credential/verify'
import { getJson } from './get-json.ts'

/** Reads the deployment's DID document, /.well-known/did.json; throws if it is unavailable or lacks a service. */
export async function fetchDeployment(): Promise<Deployment> {
  return readDeployment(await getJson('/.well-known/did.json'))
}
