import { config } from 'zod'

// Zod tries `new Function` for speed, which our Content-Security-Policy refuses and reports.
config({ jitless: true })
