const NAMES = /^(SEAM|ACME)_/

/** Replaces the environment variables that a client reads until the end of a test. */
export function environmentOf(scope) {
  const clear = () => Object.keys(process.env).forEach((name) => NAMES.test(name) && delete process.env[name])
  const previous = Object.entries(process.env).filter(([name]) => NAMES.test(name))
  clear()
  scope.after(() => {
    clear()
    Object.assign(process.env, Object.fromEntries(previous))
  })
  return (variables) => {
    clear()
    Object.assign(process.env, variables)
  }
}
