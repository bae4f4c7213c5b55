import { readableOn } from '@credenza/schema/colour'

/** Breaks addresses that are wider than a phone. The second property is for programs that do not know the first. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word'
const small = `margin:0;font-size:13px;line-height:1.5;color:#5b6472;${breaks}`

/** Inline, since many email programs drop style sheets. */
export const mailStyles = {
  body: 'margin:0;padding:0;background:#f1f3f6;color:#1b2330;font-family:system-ui,-apple-system,Segoe UI,Roboto,Tahoma,sans-serif',
  ground: 'width:100%;border-collapse:collapse;background:#f1f3f6',
  around: 'padding:24px 10px',
  card: 'width:100%;max-width:600px;table-layout:fixed;border-spacing:0;border-radius:12px;background:#ffffff;text-align:start',
  headRow: 'padding:24px 32px 12px',
  row: 'padding:8px 32px',
  lastRow: 'padding:16px 32px 28px',
  inner: 'border-collapse:collapse',
  logoCell: 'width:48px;padding:0;padding-inline-end:14px',
  /** A light background, on which any logo is visible in dark mode too. */
  logo: 'display:block;width:48px;height:48px;object-fit:contain;border-radius:8px;background:#ffffff;color:#1b2330',
  name: `padding:0;font-size:19px;line-height:1.35;font-weight:700;${breaks}`,
  text: `margin:0;font-size:16px;line-height:1.6;white-space:pre-line;${breaks}`,
  link: 'color:#1d4ed8;text-decoration:underline',
  code: 'margin:8px 0;padding:14px 8px;border-radius:8px;background:#eef1f6;text-align:center;font:700 30px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:.2em',
  buttonLine: 'margin:8px 0 10px',
  button:
    'display:inline-block;padding:13px 22px;border-radius:8px;font-size:16px;font-weight:600;text-decoration:none',
  address: small,
  sender: small,
  picture:
    'display:block;width:100%;height:auto;border-radius:6px;border:1px solid #d7dce4;background:#ffffff;color:#1b2330',
  /** White around the code, with a readable description, even in dark mode: cameras need it. */
  codePicture: 'display:block;height:auto;padding:8px;background:#ffffff;border-radius:8px;color:#1b2330',
} as const

/** What inline styles cannot express. Programs without dark mode show the light colours. */
export const darkStyles =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  '@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}}' +
  '@media (prefers-color-scheme:dark){.ground{background:#0e1217!important}' +
  '.card{background:#1a2028!important;color:#e8ebf0!important}.quiet{color:#a5afbd!important}' +
  '.link{color:#8db4ff!important}.code{background:#262e39!important}}'

/** A button in the brand's colour, with readable letters. */
export const brandColours = (colour: string): { button: string } => ({
  button: `background:${colour};color:${readableOn(colour)}`,
})
