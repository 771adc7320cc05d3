/** Records what each test writes to the console at a level. @returns the lines of the current test */
export function useRecordedConsole(level: 'info' | 'warn'): string[] {
  const lines: string[] = []
  const original = console[level]
  beforeEach(() => {
    lines.length = 0
    console[level] = (...words: unknown[]) => void lines.push(words.map(String).join(' '))
  })
  afterEach(() => {
    console[level] = original
  })
  return lines
}
