// Zod tries `new Function` for speed, which our Content-Security-Policy refuses and reports. Zod reads this object
// when it loads; setting it so keeps Zod itself out of the pages that need none.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export {}
