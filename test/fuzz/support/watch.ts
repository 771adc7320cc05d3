/** Records uncaught errors and console errors. */
export function watchFailures(): { take(): string[]; end(): void } {
  const noted: string[] = []
  const note = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const failure: unknown = event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason
    noted.push(`Not caught: ${failure instanceof Error ? failure.stack : String(failure)}`)
    event.preventDefault()
  }
  const { error, warn } = console
  console.error = (...words: unknown[]) => void noted.push(`On the console: ${words.map(String).join(' ')}`)
  console.warn = () => {}
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
  return {
    take() {
      if (Reflect.get(globalThis, 'ranScripts')) noted.push('A script ran.')
      if (Reflect.get({}, 'polluted')) noted.push('The prototype of all objects was changed.')
      Reflect.deleteProperty(globalThis, 'ranScripts')
      return noted.splice(0)
    },
    end() {
      Object.assign(console, { error, warn })
      removeEventListener('error', note)
      removeEventListener('unhandledrejection', note)
    }
  }
}
