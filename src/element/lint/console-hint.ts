const reported = new Set<string>()

/** Logs a message once per page. */
function logOnce(text: string, write: (text: string) => void): void {
  if (reported.has(text)) return
  reported.add(text)
  write(text)
}

export const warn = (text: string): void => logOnce(text, (line) => console.warn(line))
// oxlint-disable-next-line no-console -- nothing is wrong yet
export const inform = (text: string): void => logOnce(text, (line) => console.info(line))
