import type { FastifySwaggerUiOptions } from '@fastify/swagger-ui'

const docsContentSecurityPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; " +
  "base-uri 'none'; frame-ancestors 'none'"

/** The product's mark, as in web/public/icon.svg. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26">
<rect width="26" height="26" rx="7" fill="#4263eb"/>
<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">
<path d="M17.8 9.3a6 6 0 1 0 0 7.4" stroke-width="2.4"/><path d="m11.2 13.1 1.9 1.9 4.6-4.7" stroke-width="2"/>
</g></svg>`

const look = `
.swagger-ui .topbar { background: #fff; border-bottom: 1px solid #dee2e6; padding: 12px 0; }
.swagger-ui .topbar a.link { flex: 0 0 auto; gap: 8px; color: #1a1b1e; font: 650 18px/1 system-ui, sans-serif; }
.swagger-ui .topbar a.link img { width: 26px; height: 26px; }
.swagger-ui .topbar a.link::after { content: 'Credenza'; }
.swagger-ui .topbar .download-url-wrapper { display: none; }
.swagger-ui .topbar .dark-mode-toggle { margin-inline-start: auto; }
.swagger-ui .topbar .dark-mode-toggle button svg { fill: #1a1b1e; }
.swagger-ui .info { margin: 32px 0; }
html.dark-mode .swagger-ui .topbar { background: #1f1f1f; border-color: #424242; }
html.dark-mode .swagger-ui .topbar a.link { color: #fff; }
html.dark-mode .swagger-ui .topbar .dark-mode-toggle button svg { fill: #fff; }
`

/** Shows one of our documents to people: Swagger UI under our name. */
export const readablePage = (routePrefix: string, title: string) =>
  ({
    routePrefix,
    uiConfig: { docExpansion: 'list', tagsSorter: 'alpha', filter: true },
    staticCSP: docsContentSecurityPolicy,
    logo: { type: 'image/svg+xml', content: icon },
    theme: {
      title,
      css: [{ filename: 'look.css', content: look }],
      favicon: [{ filename: 'icon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: icon }],
    },
  }) satisfies FastifySwaggerUiOptions
