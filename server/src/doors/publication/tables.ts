export interface PublicationTables {
  /** How far each part has been published at a place, in entries of a log. */
  publication: { place: string; part: PublicationPart; size: string }
}

/**
 * 'certificates': those with a smaller number. 'changes': what the leaves of the log of statements before it have changed.
 * The others: the tiles of a log up to this size.
 */
export type PublicationPart = 'certificates' | 'changes' | 'certificates-tiles' | 'statements-tiles'
