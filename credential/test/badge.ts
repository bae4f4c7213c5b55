/** A PNG without a picture, with these texts under a keyword. */
export function pngWith(keyword: string, ...texts: string[]): Uint8Array<ArrayBuffer> {
  const chunks = texts.flatMap((text) => {
    const data = Buffer.from(`${keyword}\0\0\0\0\0${text}`)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return [length, Buffer.from('iTXt'), data, Buffer.alloc(4)]
  })
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(Buffer.concat([start, ...chunks]))
}

export const badgePng = (...credentials: string[]) => pngWith('openbadgecredential', ...credentials)

/** JSON becomes content, a JWT an attribute. */
export const badgeSvg = (...credentials: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0">${credentials
    .map((text) =>
      text.startsWith('{')
        ? `<openbadges:credential><![CDATA[${text}]]></openbadges:credential>`
        : `<openbadges:credential verify="${text}"/>`,
    )
    .join('')}</svg>`
