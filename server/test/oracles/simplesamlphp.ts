import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../processes/free-port.ts'
import { newKeyPair } from '../stand-ins/saml-provider.ts'

const installed = '/usr/share/simplesamlphp'

/** Whether this machine has it: `apt-get install --no-install-recommends simplesamlphp php-cli php-xml`. */
export const hasSimpleSamlPhp = existsSync(installed)

export interface SimpleSamlPhp {
  url: string
  /** Registers us. */
  knows(us: { entityId: string; consumerUri: string; logoutUri: string; certificate: string }): Promise<void>
  close(): Promise<void>
}

/** SimpleSAMLphp as an identity provider on a local port, with one person: dean, whose password is 'trial'. */
export async function openSimpleSamlPhp(): Promise<SimpleSamlPhp> {
  const folder = await mkdtemp(join(tmpdir(), 'credenza-saml-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const keys = await newKeyPair('SimpleSAMLphp')
  const pem = `-----BEGIN CERTIFICATE-----\n${keys.certificate.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`
  await mkdir(join(folder, 'metadata'))
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  await write('idp.key', keys.privateKey)
  await write('idp.crt', pem)
  await write(
    'config.php',
    `<?php $config = [
      'baseurlpath' => '${url}/', 'certdir' => '${folder}/', 'datadir' => '${folder}/', 'tempdir' => '${folder}/tmp',
      'loggingdir' => '${folder}/', 'metadatadir' => '${folder}/metadata/',
      'attributenamemapdir' => '/etc/simplesamlphp/attributemap/',
      'secretsalt' => '${folder}', 'auth.adminpassword' => '${crypto.randomUUID()}', 'timezone' => 'UTC',
      'logging.handler' => 'file', 'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
      'store.type' => 'phpsession', 'session.cookie.secure' => false, 'session.phpsession.savepath' => '${folder}',
      'session.phpsession.httponly' => true, 'language.default' => 'en',
      'metadata.sources' => [['type' => 'flatfile']], 'showerrors' => true, 'errorreporting' => false];`,
  )
  await write(
    'authsources.php',
    `<?php $config = ['people' => ['exampleauth:UserPass', 'dean:trial' => [
      'uid' => ['dean-4711'], 'email' => ['dean@uni.example'], 'displayName' => ['Dina Dean'], 'groups' => ['staff', 'registry']]]];`,
  )
  await write(
    'metadata/saml20-idp-hosted.php',
    `<?php $metadata['${url}/idp'] = ['host' => '__DEFAULT__', 'privatekey' => 'idp.key', 'certificate' => 'idp.crt', 'auth' => 'people',
      'signature.algorithm' => 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      'authproc' => [3 => ['class' => 'saml:AttributeNameID', 'attribute' => 'uid',
        'Format' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent']]];`,
  )
  const server = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', join(installed, 'www')], {
    env: { ...process.env, SIMPLESAMLPHP_CONFIG_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await listening(server)
  return {
    url,
    knows: ({ entityId, consumerUri, logoutUri, certificate }) =>
      write(
        'metadata/saml20-sp-remote.php',
        `<?php $metadata['${entityId}'] = ['AssertionConsumerService' => '${consumerUri}', 'SingleLogoutService' => '${logoutUri}',
          'NameIDFormat' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', 'certData' => '${certificate}',
          'validate.authnrequest' => true, 'validate.logout' => true, 'sign.logout' => true, 'simplesaml.nameidattribute' => 'uid',
          'assertion.encryption' => true];`,
      ),
    close: async () => {
      server.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It says so when it listens. */
async function listening({ stderr }: ChildProcess): Promise<void> {
  for await (const line of stderr!) if (String(line).includes('started')) return
  throw new Error('php did not start')
}
