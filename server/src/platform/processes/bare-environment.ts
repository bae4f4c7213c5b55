/**
 * The environment of processes and threads that must not see the server's: only the folder in which Node keeps compiled code,
 * if any (NODE_COMPILE_CACHE), which halves the CPU time of their start.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}
