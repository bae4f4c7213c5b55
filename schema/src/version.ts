import manifest from '../package.json' with { type: 'json' }

/** The release of these sources (docs/releases.md). */
export const version: string = manifest.version
