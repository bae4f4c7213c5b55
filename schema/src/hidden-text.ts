/**
 * Characters that show nothing and only hide text or make two texts look alike: spaces without width, soft hyphens, tags
 * (Unicode 16, section 23.9). Not joiners and marks of direction, which scripts need.
 */
const hidden = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** The text without characters that only hide. */
export const withoutHidden = (text: string): string => text.replace(hidden, '')
