import type { Messages } from '../../messages/en.js'
import type { CodeLengths } from './rules/code-length.js'

export function codeLengthText(lengths: CodeLengths, { lock }: Messages): string {
  if (lengths.kind === 'single') return lock.digits(lengths.length)
  return lengths.kind === 'range' ? lock.digitsBetween(lengths.from, lengths.to) : lock.digitsOneOf(lengths.lengths)
}
