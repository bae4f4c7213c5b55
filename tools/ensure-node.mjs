// This file runs on any Node. npm scripts find the Node 24 from `npm ci` before the system's.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(
    `Credenza runs on Node 24; this is ${process.version}. On Linux x64 and arm64 \`npm ci\` brings it: ` +
      'start through `npm start` or `npm test`. Elsewhere install Node 24 first.',
  )
  process.exit(1)
}
