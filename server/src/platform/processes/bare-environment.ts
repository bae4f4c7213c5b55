/**
 * The environment for processes and threads that must not see the server's. It has only Node's folder for compiled code, if set
 * (NODE_COMPILE_CACHE), which halves the CPU time of their start.
 */
export function bareEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}
}
