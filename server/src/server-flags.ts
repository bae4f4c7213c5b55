/**
 * How the server's Node is started. V8 lets garbage pile up as far as the machine's memory allows; with these limits the
 * whole server stays within half a gigabyte while it imports 100,000 students.
 */
export const serverFlags = ['--max-old-space-size=1024', '--max-semi-space-size=16']
