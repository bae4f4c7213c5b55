// Zod tries `new Function` for speed, which our Content-Security-Policy refuses and reports. Zod reads this object when it
// loads; setting it in this way keeps Zod itself out of pages that do not need it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
