import manifest from '../package.json' with { type: 'json' }

/** The release that these sources belong to (docs/releases.md). */
export const version: string = manifest.version
