export interface PublicationTables {
  /** How much of each part has been published at a place, in entries of a log. */
  publication: { place: string; part: PublicationPart; size: string }
}

/**
 * 'certificates': those with a smaller number. 'changes': those reported by earlier leaves of the log of statements. The
 * others: the tiles of a log up to this size.
 */
export type PublicationPart = 'certificates' | 'changes' | 'certificates-tiles' | 'statements-tiles'
